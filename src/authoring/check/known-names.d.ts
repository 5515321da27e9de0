declare module 'virtual:known-names' {
  import type { WordKeys } from './word-keys.ts'

  // Made by build/known-names.ts
  export const wordKeys: WordKeys
  /** By the tag of a language; keys as `section.hot` and `widgets/<type>.<key>`. */
  export const lackingWords: Readonly<Record<string, readonly string[]>>
  export const iconNames: readonly string[]
}
