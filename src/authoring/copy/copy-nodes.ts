import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'

/** Blocks as they leave their page, with the words of that page that they show: by language code, then key. */
export type CopiedPiece = { nodes: readonly JsonObject[]; strings: JsonObject }

/** Blocks as they come into another page. `patch` writes their words into the words of that page. */
export type Copy = { nodes: JsonObject[]; patch: PatchOperation[] }

/** Blocks of a page and the words of the page that they show, in every language that has them and in each of their plural forms. */
export function pieceOf(nodes: readonly JsonObject[], page: JsonObject): CopiedPiece {
  const keys = new Set(nodes.flatMap(wordsIn))
  return { nodes, strings: isObject(page.strings) ? pickWords(page.strings, keys) : {} }
}

/**
 * A copy of blocks for a page: every id, at every depth, is one that neither the page nor another of the blocks has. A word of their own
 * page comes along; where the page has a word of that key with another text, the copy's gets another key. Whatever adds blocks to a page
 * goes through here. No document refers to a block within its page by id, so ids have nothing that must follow them.
 */
export function copyNodes({ nodes, strings }: CopiedPiece, page: JsonObject): Copy {
  const taken = idsOf(page)
  const renamed = (node: JsonObject): JsonObject => {
    const id = freeId(taken, textOf(node.id))
    taken.add(id)
    return eachInside({ ...node, id }, renamed)
  }
  const copies = nodes.map(renamed)
  const own = isObject(page.strings) ? page.strings : {}
  const used = new Set(copies.flatMap(wordsIn))
  const travelling = new Set(keysOf(strings).filter((key) => used.has(key)))
  const shown = new Set(wordsIn(page.nodes ?? [])) // a word of all pages that a block here shows keeps its text
  const reserved = new Set([...keysOf(own), ...used, ...shown])
  const newKeys = new Map<string, string>()
  for (const key of travelling) {
    if (!differs(key, strings, own, shown)) continue
    const next = freeKey(key, reserved)
    reserved.add(next)
    newKeys.set(key, next)
  }
  return {
    nodes: newKeys.size > 0 ? copies.map((node) => withKeys(node, newKeys) as JsonObject) : copies, // an object stays one
    patch: stringsPatch(page, pickWords(strings, travelling), newKeys),
  }
}

/** The brand's own words that blocks show, from its words documents: by language code, then key. */
export function copiedWords(nodes: readonly Json[], documents: ReadonlyMap<string, JsonObject | null>): JsonObject {
  const keys = new Set(nodes.flatMap(wordsIn).filter((key) => key.startsWith('own.')))
  if (keys.size === 0) return {}
  const texts = [...documents].flatMap(([name, body]): [string, Json][] =>
    name.startsWith('words/') && body && isObject(body.words) ? [[name.slice('words/'.length).toUpperCase(), body.words]] : [],
  )
  return pickWords(Object.fromEntries(texts), keys)
}

/**
 * Words of a page with those of its brand that the other brand does not have, or has with another text: they come along as words of the
 * page, for other brands may show this page too.
 */
export function withBrandWords(strings: JsonObject, held: JsonObject, documents: ReadonlyMap<string, JsonObject | null>): JsonObject {
  const all = { ...strings }
  for (const [language, texts] of Object.entries(held)) {
    const own = documents.get(`words/${language.toLowerCase()}`)?.words
    const fresh = Object.entries(isObject(texts) ? texts : {}).filter(
      ([key, text]) => key.startsWith('own.') && !(isObject(own) && Object.hasOwn(own, key) && own[key] === text),
    )
    const there = all[language]
    if (fresh.length > 0) all[language] = { ...Object.fromEntries(fresh), ...(isObject(there) ? there : {}) }
  }
  return all
}

/** The format of copied blocks. It rises when an editor that reads the one before would misread it. */
export const clipboardFormat = 1

/** What the clipboard is given: a text, so that blocks go from one tab, brand or installation to another, into a file or a message. */
export function clipboardText({ nodes, strings }: CopiedPiece, words: JsonObject, brand: string): string {
  return JSON.stringify({ foyer: 'blocks', format: clipboardFormat, brand, nodes, strings, words }, null, 2)
}

/** Every id of a page, at every depth: those in fallbacks too, which are no blocks of the outline but are drawn when their block breaks. */
export function idsOf(page: JsonObject): Set<string> {
  const ids = new Set<string>()
  const add = (node: JsonObject): JsonObject => {
    ids.add(textOf(node.id))
    return eachInside(node, add)
  }
  for (const node of Array.isArray(page.nodes) ? page.nodes : []) if (isObject(node)) add(node)
  return ids
}

/** An id that is not taken: `game-section`, `game-section-2`. */
export function freeId(taken: ReadonlySet<string>, wanted: string): string {
  const stem =
    wanted
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 56)
      .replace(/-\d+$/, '') || 'block'
  if (!taken.has(stem)) return stem
  for (let count = 2; ; count += 1) if (!taken.has(`${stem}-${count}`)) return `${stem}-${count}`
}

/** The keys of all words that a value shows, at every depth: `t:title` is `title`. */
export function wordsIn(value: Json): string[] {
  if (typeof value === 'string') return value.startsWith('t:') ? [value.slice(2)] : []
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  return isObject(value) ? Object.values(value).flatMap(wordsIn) : []
}

/** The key that a block says for a text: that of a plural form without its form. */
function wordOf(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}

/** A node with each node right inside it, in a slot or as its fallback, replaced. */
function eachInside(node: JsonObject, replace: (inside: JsonObject) => JsonObject): JsonObject {
  const { slots, fallback } = node
  return {
    ...node,
    ...(isObject(slots) && {
      slots: Object.fromEntries(
        Object.entries(slots).map(([name, children]) => [
          name,
          Array.isArray(children) ? children.map((child) => (isObject(child) ? replace(child) : child)) : children,
        ]),
      ),
    }),
    ...(isObject(fallback) && { fallback: replace(fallback) }),
  }
}

/** Words by language: those of these keys, in each plural form. Languages that have none of them are left out. */
export function pickWords(strings: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(strings).flatMap(([language, texts]) => {
      const wanted = isObject(texts) ? Object.entries(texts).filter(([key]) => keys.has(key) || keys.has(wordOf(key))) : []
      return wanted.length > 0 ? [[language, Object.fromEntries(wanted)]] : []
    }),
  )
}

function keysOf(strings: JsonObject): string[] {
  return [
    ...new Set(Object.values(strings).flatMap((texts) => (isObject(texts) ? Object.keys(texts).flatMap((key) => [key, wordOf(key)]) : []))),
  ]
}

/** Whether two pages say different things by one key: in a language that both have, or in none because they share no language. */
function differs(word: string, strings: JsonObject, own: JsonObject, shown: ReadonlySet<string>): boolean {
  const one = new Set([word])
  const theirs = pickWords(own, one)
  if (Object.keys(theirs).length === 0) return shown.has(word)
  let isShared = false
  for (const [language, texts] of Object.entries(pickWords(strings, one))) {
    const there = Object.hasOwn(theirs, language) ? theirs[language] : undefined
    if (!isObject(texts) || !isObject(there)) continue
    for (const [key, text] of Object.entries(texts)) {
      if (!Object.hasOwn(there, key)) continue
      if (there[key] !== text) return true
      isShared = true
    }
  }
  return !isShared
}

function freeKey(key: string, taken: ReadonlySet<string>): string {
  const stem = key.replace(/-\d+$/, '')
  for (let count = 2; ; count += 1) if (!taken.has(`${stem}-${count}`)) return `${stem}-${count}`
}

/** A value whose words have the keys of the copy. */
function withKeys(value: Json, keys: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') {
    const next = value.startsWith('t:') ? keys.get(value.slice(2)) : undefined
    return next === undefined ? value : `t:${next}`
  }
  if (Array.isArray(value)) return value.map((part) => withKeys(part, keys))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part, keys)])) : value
}

function stringsPatch(page: JsonObject, strings: JsonObject, keys: ReadonlyMap<string, string>): PatchOperation[] {
  const own = isObject(page.strings) ? page.strings : undefined
  const patch: PatchOperation[] = []
  const renamed = (key: string) => {
    const word = keys.has(key) ? key : wordOf(key)
    return (keys.get(word) ?? word) + key.slice(word.length)
  }
  for (const [language, texts] of Object.entries(strings)) {
    if (!isObject(texts)) continue
    const there = own && Object.hasOwn(own, language) ? own[language] : undefined
    const added = Object.entries(texts)
      .map(([key, text]): [string, Json] => [renamed(key), text])
      .filter(([key]) => !(isObject(there) && Object.hasOwn(there, key)))
    if (added.length === 0) continue
    if (!own && patch.length === 0) patch.push({ op: 'add', path: '/strings', value: {} })
    if (isObject(there))
      patch.push(...added.map(([key, value]): PatchOperation => ({ op: 'add', path: pointerOf('strings', language, key), value })))
    else patch.push({ op: 'add', path: pointerOf('strings', language), value: Object.fromEntries(added) })
  }
  return patch
}

/** Ids as documents have them; what is no text or number has none. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
