import type { Words } from './locales.ts'

/** English words that the first script leaves out. */
export const words: Words = import.meta.glob<Record<string, string>>(
  ['../../locales/en/*.json', '!../../locales/en/{action,category,error,frame,nav,section,state}.json'],
  { eager: true, import: 'default' },
)
