/** Which of the characters 0 to 127 a term takes; place 128 represents all the others. */
type Characters = Uint8Array
type Term = { takes: Characters; optional: boolean; varies: boolean }

const others = 128
const longestSource = 300
const mostTerms = 40
const mostTimes = 1_000
const punctuation = '^$\\.*+?()[]{}|/-'

/**
 * Whether a pattern can run on the main thread: it provably takes no more than about (length of value)² steps (decision 51).
 *
 * It reads characters, escapes and classes, each repeated or not, one after the other, between `^` and `$` or without them, and looks ahead
 * at the beginning (`(?=.*[A-Z])`) of the same kind. In such a row a repetition has one end only when what follows it cannot begin with
 * one of its own characters; at most one may have several. Anything else is not simple: groups, alternatives, references to what was
 * matched, looks behind. Errs on the safe side.
 */
export function isSimple(source: string): boolean {
  if (source.length > longestSource) return false
  const reader = { source, at: source.startsWith('^') ? 1 : 0 }
  for (let looks = 0; source.startsWith('(?=', reader.at) || source.startsWith('(?!', reader.at); looks++) {
    reader.at += 3
    const terms = readTerms(reader, ')')
    if (!terms || looks > 7 || source[reader.at] !== ')' || severalEnds(terms) > 1) return false
    reader.at++
    if ('*+?{'.includes(source[reader.at] ?? ' ')) return false
  }
  const terms = readTerms(reader, '$')
  if (!terms || severalEnds(terms) > 1) return false
  if (source[reader.at] === '$') reader.at++
  return reader.at === source.length
}

type Reader = { source: string; at: number }

/** Reads terms up to `end` or the end of the source; undefined when there is anything else. */
function readTerms(reader: Reader, end: string): Term[] | undefined {
  const terms: Term[] = []
  while (reader.at < reader.source.length && reader.source[reader.at] !== end) {
    const takes = readCharacters(reader)
    const times = takes && readTimes(reader)
    if (!times || terms.length === mostTerms) return undefined
    terms.push({ takes, optional: times.min === 0, varies: times.min !== times.max })
  }
  return terms
}

/** Counts repetitions that can end in several places, because a character of their own may follow. The last one ends at the end. */
function severalEnds(terms: readonly Term[]): number {
  return terms.filter(({ takes, varies }, index) => {
    if (!varies) return false
    for (const next of terms.slice(index + 1)) {
      if (meet(takes, next.takes)) return true
      if (!next.optional) return false
    }
    return false
  }).length
}

function meet(a: Characters, b: Characters): boolean {
  return a.some((taken, index) => taken === 1 && b[index] === 1)
}

function readCharacters(reader: Reader): Characters | undefined {
  const { source } = reader
  const character = source[reader.at] ?? ''
  if (character === '[') return readClass(reader)
  if (character === '\\') return readEscape(reader)?.takes
  if (character === '.') {
    reader.at++
    return all()
  }
  if (punctuation.includes(character) && character !== '/' && character !== '-') return undefined
  return only(readPoint(reader))
}

/** A literal code point of the source: two units of UTF-16 are one character or two, by the flags, and in either case among the others. */
function readPoint(reader: Reader): number {
  const point = reader.source.codePointAt(reader.at) ?? 0
  reader.at += 1
  return point
}

function readClass(reader: Reader): Characters | undefined {
  const { source } = reader
  reader.at++
  const negated = source[reader.at] === '^'
  if (negated) reader.at++
  const takes = new Uint8Array(others + 1)
  while (source[reader.at] !== ']') {
    const from = readMember(reader)
    if (!from) return undefined
    if (source[reader.at] === '-' && source[reader.at + 1] !== ']') {
      reader.at++
      const to = readMember(reader)
      if (!to || from.point === undefined || to.point === undefined || to.point < from.point) return undefined
      for (let point = from.point; point <= Math.min(to.point, others); point++) takes[point] = 1
      if (to.point >= others) takes[others] = 1
    } else from.takes.forEach((taken, index) => (takes[index] = (takes[index] ?? 0) | taken))
  }
  reader.at++
  return negated ? opposite(takes) : takes
}

type Member = { takes: Characters; point?: number }

function readMember(reader: Reader): Member | undefined {
  const character = reader.source[reader.at]
  if (character === undefined || character === '[') return undefined
  if (character === '\\') return readEscape(reader)
  const point = readPoint(reader)
  return { takes: only(point), point }
}

const classes: Readonly<Record<string, () => Characters>> = {
  d: () => among(/[0-9]/),
  w: () => among(/[A-Za-z0-9_]/),
  s: () => among(/\s/, true),
  D: () => opposite(among(/[0-9]/)),
  W: () => opposite(among(/[A-Za-z0-9_]/)),
  S: () => opposite(among(/\s/)),
}
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

function readEscape(reader: Reader): Member | undefined {
  const letter = reader.source[reader.at + 1] ?? ''
  const [unicode, digits = ''] = /^\\u([0-9A-Fa-f]{4})/.exec(reader.source.slice(reader.at, reader.at + 6)) ?? []
  reader.at += unicode ? 6 : 2
  if (unicode) return { takes: only(Number.parseInt(digits, 16)), point: Number.parseInt(digits, 16) }
  if (Object.hasOwn(classes, letter)) return { takes: classes[letter]?.() ?? all() }
  const point = Object.hasOwn(controls, letter)
    ? controls[letter]
    : letter !== '' && punctuation.includes(letter)
      ? letter.charCodeAt(0)
      : undefined
  return point === undefined ? undefined : { takes: only(point), point }
}

function readTimes(reader: Reader): { min: number; max: number } | undefined {
  const [text, sign, least = '', comma, most = ''] =
    /^(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/.exec(reader.source.slice(reader.at, reader.at + 14)) ?? []
  if (text === undefined) return { min: 1, max: 1 }
  reader.at += text.length
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  const min = Number(least)
  const max = comma === undefined ? min : most === '' ? Infinity : Number(most)
  return min > mostTimes || (max > mostTimes && max !== Infinity) || max < min ? undefined : { min, max }
}

function only(point: number): Characters {
  const takes = new Uint8Array(others + 1)
  takes[Math.min(point, others)] = 1
  return takes
}
function all(): Characters {
  return new Uint8Array(others + 1).fill(1)
}
function among(characters: RegExp, beyond = false): Characters {
  const takes = Uint8Array.from({ length: others }, (_, point) => (characters.test(String.fromCharCode(point)) ? 1 : 0))
  return Uint8Array.from([...takes, beyond ? 1 : 0])
}

/** All that a class does not take. Of the characters beyond 127 it may always be some. */
function opposite(takes: Characters): Characters {
  return takes.map((taken, index) => (index === others ? 1 : 1 - taken))
}
