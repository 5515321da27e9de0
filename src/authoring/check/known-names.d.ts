declare module 'virtual:known-names' {
  import type { WordKeys } from './word-keys.ts'

  // Made by build/known-names.ts
  export const wordKeys: WordKeys
  export const iconNames: readonly string[]
}
