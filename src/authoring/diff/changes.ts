import { isObject } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { compareItemTrees } from './compare-item-trees.ts'
import type { Change, Subject } from './change.ts'
import { inside, compareWhole, compareObjects } from './compare-values.ts'
import type { Location, Comparison } from './compare-values.ts'
import { patchBetween } from './patch-between.ts'

/**
 * Lists what differs between two versions of a document, by meaning; `undefined` means that there is no document. The order of keys
 * does not count, and an item with an id is recognised wherever it moves. A patch is computed when it is read.
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
 * Builds the document with the chosen changes and no others: all of them give `after`, none gives `before`, and the order of choosing
 * does not count. Every choice gives a document: where removing a holder would lose an item that stays, the holder stays too.
 */
export function applyChanges(before: Json | undefined, after: Json | undefined, chosen: Iterable<string>): Json | undefined {
  return compare(before, after).build(new Set(chosen))
}

function patchOf(from: Json | undefined, to: Json | undefined): PatchOperation[] {
  if (from === undefined || to === undefined) return to === undefined ? [] : [{ op: 'replace', path: '', value: to }] // a whole document
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

function compare(before: Json | undefined, after: Json | undefined): Comparison {
  const here = (value: Json | undefined, key: 'before' | 'after') => value !== undefined && { [key]: '' }
  const pointer = { ...here(before, 'before'), ...here(after, 'after') }
  if (!isObject(before) || !isObject(after))
    return compareWhole({ path: '', whole: true, subject: { kind: 'document', id: nameOf(before ?? after), pointer } }, before, after)
  const kind = before.kind === after.kind && typeof after.kind === 'string' ? after.kind : ''
  const top: Location = { path: '', subject: { kind: 'property', id: '', pointer } }
  return compareObjects(top, before, after, (key, old, now) => {
    const at = named(inside(top, key), 'property', key)
    const kinds = Object.hasOwn(lists, kind) ? lists[kind] : undefined
    if (kinds && Object.hasOwn(kinds, key)) return compareItemTrees(at, kinds[key] ?? 'item', old, now)
    if (key === 'strings')
      return compareObjects(at, old, now, (language, ...words) =>
        compareObjects(inside(at, language), ...words, (word, ...texts) =>
          compareWhole({ ...named(inside(inside(at, language), word), 'word', word), property: language, whole: true }, ...texts),
        ),
      )
    if (kind === 'words' && (key === 'words' || key === 'of'))
      return compareObjects(at, old, now, (word, ...texts) =>
        compareWhole({ ...named(inside(at, word), 'word', word), property: key === 'of' ? key : languageOf(after), whole: true }, ...texts),
      )
    if (key === 'tokens')
      return compareObjects(at, old, now, (theme, ...tokens) =>
        compareObjects(inside(at, theme), ...tokens, (token, ...values) =>
          compareWhole({ ...named(inside(inside(at, theme), token), 'token', token), property: theme, whole: true }, ...values),
        ),
      )
    if (key === 'flags' && kind === 'flags')
      return compareObjects(at, old, now, (flag, ...values) => compareFlag(named(inside(at, flag), 'flag', flag), ...values))
    return records.has(key)
      ? compareObjects(at, old, now, (inner, ...values) => compareWhole(named(inside(at, inner), 'property', `${key}/${inner}`), ...values))
      : compareWhole(at, old, now)
  })
}

function compareFlag(at: Location, before: Json | undefined, after: Json | undefined): Comparison {
  if (before === undefined || after === undefined) return compareWhole({ ...at, whole: true }, before, after)
  return compareObjects(at, before, after, (key, ...values) => compareWhole(inside(at, key), ...values))
}

function named(at: Location, kind: Subject['kind'], id: string): Location {
  const { path, subject } = at
  return { path, subject: { ...subject, kind, id } }
}

/** The code of the language of a words document. */
function languageOf(value: Json): string {
  return nameOf(value).toUpperCase()
}

function nameOf(value: Json | undefined): string {
  return isObject(value) && typeof value.id === 'string' ? value.id : ''
}
