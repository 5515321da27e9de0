import { editsBetween } from '../../../../src/authoring/check/nearest.ts'
import { filterText } from '../../../../src/runtime/i18n/fold.ts'

/**
 * Scores how well a text matches what was typed: 0 not at all, 1 exactly. Every typed word must be found in it: at the beginning of a
 * word, inside one, with one typo, or as the first letters of its words in their order.
 */
export function fit(text: string, typed: string): number {
  const words = filterText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return 1
  const whole = filterText(text)
  const parts = whole.split(/[^\p{L}\d]+/u).filter(Boolean)
  let total = 0
  for (const word of words) {
    const one = fitWord(whole, parts, word)
    if (one === 0) return 0
    total += one
  }
  const together = whole.startsWith(words.join(' ')) ? 0.1 : 0
  return Math.min(1, (total / words.length) * 0.9 + together)
}

function fitWord(whole: string, parts: readonly string[], word: string): number {
  if (parts.includes(word)) return 1
  if (parts.some((part) => part.startsWith(word))) return 0.9
  if (whole.includes(word)) return 0.7
  if (word.length >= 4 && parts.some((part) => [1, 0, -1].some((longer) => editsBetween(part.slice(0, word.length + longer), word) <= 1)))
    return 0.5
  return word.length >= 2 && inOrder(parts.map((part) => part[0]).join(''), word) ? 0.4 : 0
}

function inOrder(text: string, letters: string): boolean {
  let at = 0
  for (const letter of text) if (letter === letters[at]) at += 1
  return at === letters.length
}
