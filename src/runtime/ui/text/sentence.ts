/** Full stops by the script of the letter before them. Thai and Lao end a sentence with a space. */
const stops: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Thai}\p{Script=Lao}]$/u, ''],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u, '。'],
  [/[\p{Script=Devanagari}\p{Script=Bengali}]$/u, '।'],
  [/\p{Script=Khmer}$/u, '។'],
  [/\p{Script=Myanmar}$/u, '။'],
  [/[\p{L}\p{M}\p{N}]$/u, '.'],
]

/** A text of the gateway as a sentence, to which another one is added: with a full stop where it ends with a letter or a digit. */
export function asSentence(text: string): string {
  const trimmed = text.trimEnd()
  return trimmed + (stops.find(([end]) => end.test(trimmed))?.[1] ?? '')
}
