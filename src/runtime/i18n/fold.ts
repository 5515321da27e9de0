/**
 * Text as search compares it: what a player may leave out or type differently is folded away, and every unit remembers where it came
 * from, so that the part that matched can be shown in the name as it is written.
 */
export type Folded = {
  text: string // words with one blank between, at most `longest` units
  from: readonly number[] // for each unit of `text`: where its letter begins in the source, in UTF-16 units
  to: readonly number[] // and where it ends
}

const longest = 120 // a name may have any length, comparing may not

const withAccents = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * True for scripts that put no blanks between words, and for Hangul, where compounds are written either way: a query may match anywhere in
 * a name.
 */
export function isSpaceless(text: string): boolean {
  return spaceless.test(text)
}

/** True where one character has the meaning of several letters. */
export function isSyllabic(text: string): boolean {
  return syllabic.test(text)
}

/** Letters that Unicode does not take apart, each followed by what people type for it. */
const likeness: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'đd ðd øo łl ßss æae œoe þth ıi ħh ςσ',
    'әа ғг қк ңн өо ұу үу һх іи ґг', // Kazakh and Ukrainian on a Russian keyboard
    'أا إا آا ٱا ىي یي ئي ےي ۓي ؤو کك ںن ةه ۀه ہه ۂه ھه ۃه ەه', // Arabic, Persian and Urdu forms of one letter
    'ء ـ', // a hamza alone and the tatweel: nothing
    '\u0901\u0902 \u093c \u0981 \u09bc', // Devanagari and Bengali: chandrabindu, nukta
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
)
// What is often not typed: vowel signs of Arabic and Hebrew; tone marks and silent letters of Thai and Lao; signs over Khmer consonants;
// Burmese tones
const leftOut = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0e48-\u0e4c\u0ec8-\u0ecc\u1037\u1038\u17c9-\u17d1]/g
const zeros = '٠۰०০੦૦୦௦౦೦൦๐໐༠၀០' // the first digit of each script; its other nine follow

function digit(sign: string): string {
  const code = sign.charCodeAt(0)
  for (const zero of zeros) {
    const value = code - zero.charCodeAt(0)
    if (value >= 0 && value < 10) return String(value)
  }
  return sign
}

function foldCluster(cluster: string): string {
  if (/^[\u2122\u00ae\u00a9'\u2018\u2019\u02bb\u02bc`\p{Cf}]/u.test(cluster)) return '' // trade marks, apostrophes, invisible signs
  if (cluster === '&' || cluster === '＆') return ' and '
  const plain = cluster.normalize('NFKC').toLowerCase()
  const bare = withAccents.test(plain) ? plain.normalize('NFD').replaceAll(/\p{M}/gu, '') : plain.replaceAll(leftOut, '')
  return bare
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)) // katakana as hiragana
    .replaceAll(/./gsu, (sign) => likeness[sign] ?? (/\p{Nd}/u.test(sign) ? digit(sign) : /[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : ' '))
}

const known = new Map<string, string>() // the letters of a catalogue are few

function foldOnce(cluster: string): string {
  let folded = known.get(cluster)
  if (folded === undefined) {
    folded = foldCluster(cluster)
    if (known.size < 5000) known.set(cluster, folded)
  }
  return folded
}

/** Folds case, width, accents, vowel signs, kana, digits and punctuation of a name or a query. */
export function fold(source: string): Folded {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  for (const { 0: cluster, index } of source.matchAll(/.[\p{M}\uff9e\uff9f]*/gsu)) {
    for (const unit of foldOnce(cluster).split('')) {
      if (unit === ' ' && (text === '' || text.endsWith(' '))) continue
      text += unit
      from.push(index)
      to.push(index + cluster.length)
    }
    if (text.length >= longest) break
  }
  const length = Math.min(text.endsWith(' ') ? text.length - 1 : text.length, longest)
  return { text: text.slice(0, length), from: from.slice(0, length), to: to.slice(0, length) }
}

/**
 * A text for lists that are narrowed by what is typed into a field: folded as for search, but of any length and with its punctuation, and
 * Hangul as its single letters, so that a syllable that is not finished finds those that it begins.
 */
export function filterText(source: string): string {
  if (/^[ -~]*$/.test(source)) return source.toLowerCase()
  return source
    .replaceAll(/.[\p{M}\uff9e\uff9f]*/gsu, (cluster) => (/^[\p{L}\p{N}]/u.test(cluster) ? foldOnce(cluster) : cluster))
    .normalize('NFD')
    .replaceAll(/[\u1100-\u1112\u11a8-\u11c2]/g, (letter) => hangul(letter.charCodeAt(0)))
}

// The consonants that begin a syllable and those that end one, as the keyboard has them: what ends a syllable begins the next one as soon
// as its vowel is typed
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const finals = [
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
  'ㅁ',
  'ㅂ',
  'ㅂㅅ',
]
const lastFinals = 'ㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

function hangul(code: number): string {
  return code < 0x11a8 ? initials.charAt(code - 0x1100) : (finals[code - 0x11a8] ?? lastFinals.charAt(code - 0x11a8 - finals.length))
}

/** A word of a folded text and where it begins there. */
export type Word = { text: string; at: number }

/** The words of a folded text; an Arabic word with an article is also listed without it. */
export function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/[^ ]+/g)].flatMap(({ 0: text, index }) => [
    { text, at: index },
    ...(/^ال.{2}/.test(text) ? [{ text: text.slice(2), at: index + 2 }] : []),
  ])
}

/**
 * The pairs of neighbouring letters of a folded text, blanks at both ends; where a character means as much as a word, each alone as well.
 */
export function gramsOf(folded: string): string[] {
  const signs = [' ', ...folded, ' ']
  return [...signs.slice(1).map((sign, i) => `${signs[i]}${sign}`), ...signs.filter(isSyllabic)]
}
