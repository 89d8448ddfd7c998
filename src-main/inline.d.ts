/** Vite puts the file's bytes into the bundle as a data URL. */
declare module '*?url&inline' {
  const dataUrl: string

  // biome-ignore lint/style/noDefaultExport: that is how Vite exports it
  export default dataUrl
}
