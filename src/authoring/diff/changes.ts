import type { Json } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { isObject } from '../../rules/merge.ts'
import { forest } from './change-forest.ts'
import { inside, leaf, record } from './change-parts.ts'
import type { At, Part } from './change-parts.ts'
import { patchBetween } from './patch-between.ts'

/**
 * What a change is about. `pointer` is its place in each version; one is missing when it is only in the other.
 * Of a word the id is its key and `property` the language, of a token the id is its name and `property` the theme.
 */
export type Subject = {
  kind: 'node' | 'item' | 'field' | 'step' | 'flag' | 'token' | 'word' | 'document' | 'property'
  id: string
  widget?: string
  pointer: { before?: string; after?: string }
}

/** A place in a list: the list ("" is the document's own, else "holder/slot" or "holder"), the index, and after whom. */
export type ListPlace = { list: string; index: number; after?: string }

export type ChangeData = {
  id: string // the same for the same change, unique in its document
  kind: 'added' | 'removed' | 'moved' | 'renamed' | 'changed' | 'reordered'
  subject: Subject // of `reordered` what holds the list
  property?: string // "props/title"; without `before` it came, without `after` it went
  before?: Json
  after?: Json
  from?: ListPlace
  to?: ListPlace
  count?: { moved: number; of: number } // of `reordered`
}

/** A change with the patch that makes it alone in the document before, and the one that takes it alone out of the document after. */
export type Change = ChangeData & { document: string; readonly patch: PatchOperation[]; readonly inverse: PatchOperation[] }

/**
 * What differs between two versions of a document, by meaning. `undefined`: there is no document. Patches are made when they are read.
 * Keys compare without order; what has an id is known by it wherever it goes.
 */
export function changesBetween(name: string, before: Json | undefined, after: Json | undefined): Change[] {
  const { changes, build } = compare(before, after)
  const all = changes.map(({ id }) => id)
  return changes.map((change) => ({
    ...change,
    document: name,
    get patch() {
      return patchOf(before, build(new Set([change.id])))
    },
    get inverse() {
      return patchOf(after, build(new Set(all.filter((id) => id !== change.id))))
    },
  }))
}

/**
 * The document with the chosen changes and no other: all of them give `after`, none gives `before`, and the order of choosing does
 * not count. Every choice gives a document; when a block would go with its holder, the holder stays.
 */
export function applyChanges(before: Json | undefined, after: Json | undefined, chosen: Iterable<string>): Json | undefined {
  return compare(before, after).build(new Set(chosen))
}

function patchOf(from: Json | undefined, to: Json | undefined): PatchOperation[] {
  if (from === undefined || to === undefined) return to === undefined ? [] : [{ op: 'replace', path: '', value: to }] // a document comes and goes as a whole
  return patchBetween(from, to)
}

const lists: Readonly<Record<string, Readonly<Record<string, Subject['kind']>>>> = {
  page: { nodes: 'node' },
  menu: { items: 'item' },
  order: { steps: 'step' },
  overlay: { steps: 'step' },
  form: { fields: 'field', methods: 'item', groups: 'item' },
}
const records = new Set(['chrome', 'vendors', 'constants', 'submit'])

function compare(before: Json | undefined, after: Json | undefined): Part {
  const here = (value: Json | undefined, key: 'before' | 'after') => value !== undefined && { [key]: '' }
  const pointer = { ...here(before, 'before'), ...here(after, 'after') }
  if (!isObject(before) || !isObject(after))
    return leaf({ path: '', whole: true, subject: { kind: 'document', id: nameOf(before ?? after), pointer } }, before, after)
  const kind = before.kind === after.kind && typeof after.kind === 'string' ? after.kind : ''
  const top: At = { path: '', subject: { kind: 'property', id: '', pointer } }
  return record(top, before, after, (key, old, now) => {
    const at = named(inside(top, key), 'property', key)
    const thing = Object.hasOwn(lists, kind) ? lists[kind] : undefined
    if (thing && Object.hasOwn(thing, key)) return forest(at, thing[key] ?? 'item', old, now)
    if (key === 'strings')
      return record(at, old, now, (language, ...words) =>
        record(inside(at, language), ...words, (word, ...texts) =>
          leaf({ ...named(inside(inside(at, language), word), 'word', word), property: language, whole: true }, ...texts),
        ),
      )
    if (key === 'tokens')
      return record(at, old, now, (theme, ...tokens) =>
        record(inside(at, theme), ...tokens, (token, ...values) =>
          leaf({ ...named(inside(inside(at, theme), token), 'token', token), property: theme, whole: true }, ...values),
        ),
      )
    if (key === 'flags' && kind === 'flags')
      return record(at, old, now, (flag, ...values) => compareFlag(named(inside(at, flag), 'flag', flag), ...values))
    return records.has(key)
      ? record(at, old, now, (inner, ...values) => leaf(named(inside(at, inner), 'property', `${key}/${inner}`), ...values))
      : leaf(at, old, now)
  })
}

function compareFlag(at: At, before: Json | undefined, after: Json | undefined): Part {
  if (before === undefined || after === undefined) return leaf({ ...at, whole: true }, before, after)
  return record(at, before, after, (key, ...values) => leaf(inside(at, key), ...values))
}

function named(at: At, kind: Subject['kind'], id: string): At {
  const { path, subject } = at
  return { path, subject: { ...subject, kind, id } }
}

function nameOf(value: Json | undefined): string {
  return isObject(value) && typeof value.id === 'string' ? value.id : ''
}
