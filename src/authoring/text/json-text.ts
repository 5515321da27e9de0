import { documentLimits } from '../../schemas/document-limits.ts'
import { pointerOf } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import { lineStarts, place, placeIn, positionsOf } from './json-positions.ts'
import type { Position, Positions, Range } from './json-positions.ts'

/** Where UTF-8 goes wrong (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF); -1 when it does not. */
function firstBadByte(bytes: Uint8Array): number {
  if (decodes(bytes)) return -1
  let [good, bad] = [0, bytes.length + 1] // how much may begin a text, and how much may not
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(bytes.subarray(0, middle), true)) good = middle
    else bad = middle
  }
  while (!decodes(bytes.subarray(0, good))) good -= 1 // back to where the broken letter begins
  return good
}

function decodes(bytes: Uint8Array, stream = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}

export type JsonFault = { code: 'json/too-large' | 'json/encoding' | 'json/depth' | 'json/syntax'; message: string } & Position
export type DuplicateKey = { pointer: string; key: string } & Position

export type JsonText =
  | { ok: true; value: Json; text: string; duplicates: DuplicateKey[]; positions: Positions }
  | { ok: false; fault: JsonFault; faults: readonly JsonFault[]; repaired?: Repaired | undefined }

/** What a text would be with the commas that it lacks and without trailing ones and comments, where that is all that is wrong with it. */
export type Repaired = { value: Json; text: string; positions: Positions }

const slips = {
  comma: 'A trailing comma: nothing follows it. Remove it.',
  comment: 'A comment: JSON has none. Remove it.',
  missing: 'A comma is missing before this.',
} as const

/** Whether a fault is a comma that is missing or too many, or a comment: it is plain what the text should be. */
export function isSlip(message: string): boolean {
  return Object.values<string>(slips).includes(message)
}

type Limits = { bytes: number; depth: number }

const defaultLimits: Limits = { bytes: documentLimits.bytes, depth: documentLimits.rawDepth }

/**
 * Reads JSON exactly as RFC 8259 has it: no comments, no trailing commas, no NaN, no byte order mark, no broken UTF-8, and no number
 * that JavaScript would turn into Infinity. Size and depth are checked before anything is built. A key that occurs twice is still
 * JSON: the last one counts and it is listed, for a document refuses it. Behind a comma that is missing or too many, and behind a comment,
 * it reads on, so that all of them are found at once. Never throws.
 */
export function readJson(input: string | Uint8Array, limits: Limits = defaultLimits): JsonText {
  const bytes = typeof input === 'string' ? sizeOf(input) : input.byteLength
  if (bytes > limits.bytes)
    return fail('json/too-large', `The text has ${bytes} bytes; ${limits.bytes} are allowed.`, { line: 1, column: 1 })
  const bad = typeof input === 'string' ? -1 : firstBadByte(input)
  if (bad >= 0) return fail('json/encoding', 'The text is not UTF-8.', place(lossy(input, bad), Infinity))
  const text = typeof input === 'string' ? input : lossy(input)
  if (text.charCodeAt(0) === 0xfeff) return fail('json/encoding', 'The text begins with a byte order mark.', { line: 1, column: 1 })
  const tooDeep = depthFault(text, limits.depth)
  if (tooDeep >= 0) return fail('json/depth', `More than ${limits.depth} brackets are open here.`, place(text, tooDeep))
  return new Reader(text).read()
}

class Unreadable extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

class Reader {
  private readonly text: string
  private at = 0
  private commaAt = 0 // where the last comma stands that an entry should follow
  private readonly ranges = new Map<string, Range>()
  private readonly duplicates: { pointer: string; key: string }[] = []
  private valueEnd = 0 // where the last value ends: a comma that is missing belongs there
  /** Commas that are missing or too many, and comments: where they begin and end, and what is told there. */
  private readonly slips: { message: string; start: number; end: number; told?: number }[] = []

  constructor(text: string) {
    this.text = text
  }

  read(): JsonText {
    try {
      this.space()
      const value = this.value('', this.at)
      this.space()
      if (this.at < this.text.length) this.stop('The document ends here, but more text follows.')
      const positions = positionsOf(this.ranges, this.text)
      if (this.slips.length > 0) return failAll(this.slipFaults(), { value, positions, text: this.withoutSlips() })
      const duplicates = this.duplicates.map((one) => ({ ...one, ...positions.keyOf(one.pointer) }))
      return { ok: true, value, text: this.text, duplicates, positions }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return failAll([...this.slipFaults(), syntaxFault(error.message, place(this.text, error.at))])
    }
  }

  private slipFaults(): JsonFault[] {
    const lines = lineStarts(this.text)
    return this.slips.map(({ message, start, told = start }) => syntaxFault(message, placeIn(lines, told)))
  }

  private withoutSlips(): string {
    let text = this.text
    for (const { message, start, end } of this.slips.toSorted((a, b) => b.start - a.start)) {
      if (message === slips.missing) {
        text = `${text.slice(0, start)},${text.slice(start)}`
        continue
      }
      // A comment that has its lines to itself takes them along
      const from = /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) ? text.slice(0, start).trimEnd().length : start
      const isAlone = from < start && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end))
      text = withoutSpacesAtEnd(text.slice(0, isAlone ? from : start), /^[ \t]*\r?\n/.test(text.slice(end))) + text.slice(end)
    }
    return text
  }

  private value(pointer: string, key: number): Json {
    const start = this.at
    const value = this.bare(pointer)
    this.ranges.set(pointer, { start, end: this.at, key })
    this.valueEnd = this.at
    return value
  }

  private bare(pointer: string): Json {
    const char = this.text[this.at]
    if (char === '{') return this.object(pointer)
    if (char === '[') return this.array(pointer)
    if (char === '"') return this.string()
    if (char === '-' || (char !== undefined && char >= '0' && char <= '9')) return this.number()
    for (const word of ['true', 'false', 'null']) {
      if (!this.text.startsWith(word, this.at)) continue
      this.at += word.length
      return JSON.parse(word) as Json // one of the three
    }
    return this.stop(char === undefined ? 'The text ends where a value should stand.' : 'Here a value should stand.')
  }

  private object(pointer: string): Json {
    const entries = new Map<string, Json>()
    this.at += 1
    this.space()
    if (this.take('}')) return {}
    do {
      this.space()
      if (this.closes('}')) break
      const keyAt = this.at
      if (this.text[keyAt] !== '"') this.stop('Here a key in double quotes should stand.')
      const key = this.string()
      this.space()
      if (!this.take(':')) this.stop(`After the key "${short(key)}" a colon should stand.`)
      this.space()
      const inner = pointer + pointerOf(key)
      if (entries.has(key)) this.duplicates.push({ pointer: inner, key })
      entries.set(key, this.value(inner, keyAt))
      this.space()
    } while (this.takeComma() || this.lacksComma('"'))
    if (!this.take('}')) this.stop('Here a comma or the closing brace should stand.')
    return Object.fromEntries(entries) // defines keys, so that `__proto__` is a key like any other
  }

  private array(pointer: string): Json {
    const list: Json[] = []
    this.at += 1
    this.space()
    if (this.take(']')) return list
    do {
      this.space()
      if (this.closes(']')) break
      list.push(this.value(pointer + pointerOf(list.length), this.at))
      this.space()
    } while (this.takeComma() || this.lacksComma('"{[-0123456789tfn'))
    if (!this.take(']')) this.stop('Here a comma or the closing bracket should stand.')
    return list
  }

  private string(): string {
    const start = this.at
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const code = this.text.charCodeAt(this.at)
      if (code === 0x22) {
        this.at += 1
        return JSON.parse(this.text.slice(start, this.at)) as string // the loop let nothing through that JSON.parse refuses
      }
      if (code < 0x20) this.stop('A control character must be escaped inside a text.')
      if (code !== 0x5c) continue
      this.at += 1
      const escape = this.text[this.at]
      if (escape === 'u') {
        if (!/^[0-9a-fA-F]{4}$/.test(this.text.slice(this.at + 1, this.at + 5)))
          this.stop('After \\u four hexadecimal digits should stand.')
        this.at += 4
      } else if (escape === undefined || !'"\\/bfnrt'.includes(escape)) this.stop('A text has no such escape.')
    }
    this.at = start
    return this.stop('This text is not closed.')
  }

  private number(): number {
    const pattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
    pattern.lastIndex = this.at
    const written = pattern.exec(this.text)?.[0]
    if (written === undefined) return this.stop('After the minus sign a digit should stand.')
    const value = Number(written)
    if (!Number.isFinite(value)) this.stop('The number is too large.')
    const next = this.text[this.at + written.length]
    if (next !== undefined && /[0-9.eE+\-\w]/.test(next)) {
      this.at += written.length
      this.stop('The number goes on with something that no number has.')
    }
    this.at += written.length
    return value
  }

  private space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (code === 0x2f && this.comment()) continue
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
      this.at += 1
    }
  }

  private comment(): boolean {
    const pattern = /\/\/[^\r\n]*|\/\*[^]*?\*\//y
    pattern.lastIndex = this.at
    const written = pattern.exec(this.text)?.[0]
    if (written === undefined) return false
    this.slips.push({ message: slips.comment, start: this.at, end: this.at + written.length })
    this.at += written.length
    return true
  }

  private takeComma(): boolean {
    const at = this.at
    if (!this.take(',')) return false
    this.commaAt = at
    return true
  }

  /** Whether another entry begins where a comma or the end should stand. */
  private lacksComma(beginnings: string): boolean {
    const char = this.text[this.at]
    if (char === undefined || !beginnings.includes(char)) return false
    this.slips.push({ message: slips.missing, start: this.valueEnd, end: this.valueEnd, told: this.at })
    return true
  }

  /** Whether a bracket closes where an entry should follow the comma, which is then one too many. */
  private closes(bracket: string): boolean {
    if (this.text[this.at] !== bracket) return false
    const start = this.commaAt
    this.slips.push({ message: slips.comma, start, end: start + 1 })
    return true
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false
    this.at += 1
    return true
  }

  private stop(message: string): never {
    throw new Unreadable(message, this.at)
  }
}

/** The position of the bracket that opens one level too many; -1 when none does. Reads only brackets outside texts. */
function depthFault(text: string, deepest: number): number {
  let depth = 0
  let inside = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inside) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) inside = false
    } else if (code === 0x22) inside = true
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > deepest) return at
    } else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return -1
}

function fail(code: JsonFault['code'], message: string, position: Position): JsonText {
  return failAll([{ code, message, ...position }])
}

function failAll(found: readonly JsonFault[], repaired?: Repaired): JsonText {
  const faults = found.toSorted((a, b) => a.line - b.line || a.column - b.column)
  const [fault = syntaxFault('The text is not JSON.', { line: 1, column: 1 })] = faults
  return { ok: false, fault, faults, repaired }
}

function syntaxFault(message: string, position: Position): JsonFault {
  return { code: 'json/syntax', message, ...position }
}

function lossy(input: string | Uint8Array, end?: number): string {
  return typeof input === 'string' ? input : new TextDecoder('utf-8', { ignoreBOM: true }).decode(input.subarray(0, end))
}

function sizeOf(text: string): number {
  // no text can be smaller than its length
  return text.length * 3 <= defaultLimits.bytes ? text.length : new TextEncoder().encode(text).byteLength
}

function short(key: string): string {
  return key.length > 40 ? `${key.slice(0, 40)}…` : key
}

function withoutSpacesAtEnd(text: string, areTaken: boolean): string {
  let end = text.length
  while (areTaken && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1
  return text.slice(0, end)
}
