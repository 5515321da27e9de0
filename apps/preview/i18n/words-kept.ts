/** English words by key, file and name, as far as the parts that say them are there. */
export const englishWords: Record<string, string> = {}

/** Called by what brings words, before anything of it is drawn. */
export function addWords(words: Readonly<Record<string, string>>): void {
  Object.assign(englishWords, words)
}
