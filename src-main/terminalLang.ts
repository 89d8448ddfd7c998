import type { Lang } from '@shared/lib/message'

/** The language of the terminal, by its environment, in the order that POSIX gives. */
export const terminalLang = ({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Lang =>
  /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en'
