import { pointerOf } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'

/** The place of a cursor in a document: its path, and what is being written. Read from a text that may be broken. */
export type Place = {
  keys: (string | number)[] // of the value at the cursor; with `at` key, of the object whose key it is
  at: 'key' | 'value'
  from: number // of the key or the value that is being written, its quotes with it
  to: number
  within: 'text' | 'bare' // between quotes or not
  /** The value at the first `depth` keys of the path, as far as it can be read. */
  valueOf: (depth: number) => Json | undefined
}

type Holder = { kind: '{' | '['; start: number; key: string; index: number; expects: 'key' | 'colon' | 'value' | 'comma' }

/** Reads up to the cursor and keeps the open brackets, so that a fault behind the cursor does not matter. */
export function placeAt(text: string, cursor: number): Place {
  const open: Holder[] = []
  let at = 0
  let token = { from: cursor, to: cursor, quoted: false }
  while (at < cursor) {
    const char = text[at] as string // at is below the length
    const top = open.at(-1)
    if (char === '"' || isBare(char)) {
      const end = char === '"' ? stringEnd(text, at) : bareEnd(text, at)
      const closed = char === '"' && end - at > 1 && text[end - 1] === '"'
      if (end > cursor || (end === cursor && !closed)) {
        token = { from: at, to: end, quoted: char === '"' }
        break
      }
      if (end === cursor) token = { from: at, to: end, quoted: char === '"' }
      if (top?.kind === '{' && top.expects === 'key') {
        top.key = read(text.slice(at, end))
        if (end < cursor) top.expects = 'colon'
      } else if (top && end < cursor) top.expects = 'comma'
      at = end
      continue
    }
    if (char === '{' || char === '[') {
      open.push({ kind: char, start: at, key: '', index: 0, expects: char === '{' ? 'key' : 'value' })
    } else if (char === '}' || char === ']') {
      open.pop()
      const outer = open.at(-1)
      if (outer) outer.expects = 'comma'
    } else if (char === ':' && top) top.expects = 'value'
    else if (char === ',' && top) {
      top.index += 1
      top.expects = top.kind === '{' ? 'key' : 'value'
    }
    at += 1
  }
  const top = open.at(-1)
  const isKey = top?.kind === '{' && (top.expects === 'key' || top.expects === 'colon')
  const steps = isKey ? open.slice(0, -1) : open
  const keys = steps.map(({ kind, key, index }) => (kind === '{' ? key : index))
  const starts = open.map(({ start }) => start)
  return {
    keys,
    at: isKey ? 'key' : 'value',
    from: token.from,
    to: token.to,
    within: token.quoted ? 'text' : 'bare',
    valueOf: (depth) => (starts[depth] === undefined ? undefined : readLoosely(text, starts[depth])),
  }
}

/** The JSON pointer of the value around a cursor; at a key, of the value behind it. */
export function pointerAt(text: string, cursor: number): string {
  const place = placeAt(text, cursor)
  const key = place.at === 'key' && place.within === 'text' ? [read(text.slice(place.from, place.to))] : []
  return pointerOf(...place.keys, ...key)
}

/** The value that begins at an offset, without its unreadable parts. */
export function readLoosely(text: string, start: number): Json | undefined {
  let at = start
  const space = () => {
    while (at < text.length && ' \n\r\t:,'.includes(text[at] as string)) at += 1 // at is below the length
  }
  const value = (): Json | undefined => {
    space()
    const char = text[at]
    if (char === '{') return object()
    if (char === '[') return list()
    if (char === undefined || char === '}' || char === ']') return undefined
    const end = char === '"' ? stringEnd(text, at) : Math.max(at + 1, bareEnd(text, at))
    const written = text.slice(at, end)
    at = end
    try {
      return JSON.parse(written) as Json // one scalar
    } catch {
      return undefined
    }
  }
  const object = (): JsonObject => {
    const entries: [string, Json][] = []
    at += 1
    for (space(); at < text.length && text[at] !== '}' && text[at] !== ']'; space()) {
      const key = text[at] === '"' ? value() : (value(), undefined)
      while (' \n\r\t'.includes(text[at] ?? '!')) at += 1
      if (typeof key !== 'string' || text[at] !== ':') continue
      const inner = value()
      if (inner !== undefined) entries.push([key, inner])
    }
    at += 1
    return Object.fromEntries(entries)
  }
  const list = (): Json[] => {
    const items: Json[] = []
    at += 1
    for (space(); at < text.length && text[at] !== ']' && text[at] !== '}'; space()) {
      const item = value()
      if (item !== undefined) items.push(item)
    }
    at += 1
    return items
  }
  return value()
}

/** Behind the closing quote; a text that is not closed ends with its line. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
    else if (text[at] === '\n') return at
  }
  return text.length
}

function isBare(char: string): boolean {
  return /[\w.+-]/.test(char)
}

function bareEnd(text: string, start: number): number {
  let at = start
  while (at < text.length && isBare(text[at] as string)) at += 1 // at is below the length
  return at
}

function read(written: string): string {
  try {
    return String(JSON.parse(written))
  } catch {
    return written.replaceAll('"', '')
  }
}
