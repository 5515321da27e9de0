// One pattern, not `Intl.Segmenter`: a server and a browser have different editions of Unicode, and both must draw the same letters.
const joiner = '\u200d'
const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u1039\u17d2' // what follows is written under or into the letter before
const before = '\u0e40-\u0e44\u0ec0-\u0ec4' // vowels of Thai and Lao that stand before their consonant
const behind = '\u0e30\u0e32\u0e33\u0eb0\u0eb2\u0eb3' // and behind it
const parts = `[${viramas}]${joiner}?\\p{L}|${joiner}\\P{M}|[\\p{M}\\p{EMod}${behind}]`
const letter = new RegExp(`\\p{RI}{2}|[${before}]?(?:${hangul()}|\\P{M})(?:${parts})*|\\p{M}+`, 'gsu')

function hangul(): string {
  return '[\\u1100-\\u115f]+[\\u1160-\\u11a7]*[\\u11a8-\\u11ff]*' // a syllable that is not composed
}

/** The letters of a text as a reader counts them: with their marks, conjuncts, and vowels around them; an emoji is one. */
export function lettersOf(text: string): readonly string[] {
  return text.match(letter) ?? []
}

/** A text of `most` characters at most, which ends with a whole letter. */
export function cutText(text: string, most: number): string {
  let [cut, left] = ['', most]
  for (const one of lettersOf(text)) {
    left -= [...one].length
    if (left < 0) break
    cut += one
  }
  return cut
}

/** Letters for what has no picture: of the first two words, or the first two of one word. `Picture` draws them as capitals. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/, 2)
  return (second ? [lettersOf(first)[0], lettersOf(second)[0]] : lettersOf(first).slice(0, 2)).join('')
}
