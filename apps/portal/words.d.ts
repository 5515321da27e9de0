// Made by build/word-parts.ts

declare module 'virtual:words' {
  type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

  /** By BCP 47 tag: the first words of a language, and what gives the others. */
  export const others: Readonly<Record<string, () => Promise<{ words: Words; rest: () => Promise<{ words: Words }> }>>>
}

declare module 'virtual:server-words' {
  type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

  /** By BCP 47 tag: words that the server alone says. */
  export const others: Readonly<Record<string, () => Promise<{ words: Words }>>>
}
