/** What was typed, as a message quotes it: at most 40 letters of it. */
export const quoted = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
