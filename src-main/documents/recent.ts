/** The documents used lately, the latest first. */

const most = 10

export const withRecent = (recent: readonly string[], path: string): readonly string[] =>
  [path, ...recent.filter((each) => each !== path)].slice(0, most)
