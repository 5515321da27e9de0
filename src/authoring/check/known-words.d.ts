declare module 'virtual:known-words' {
  import type { WordKeys } from './word-keys.ts'

  /** Which English words there are. Made by build/known-words.ts. */
  export const wordKeys: WordKeys
}
