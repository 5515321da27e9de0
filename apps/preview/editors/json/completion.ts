import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { placeAt } from './place.ts'
import type { Place } from './place.ts'
import { choicesOf, descriptionOf, examplesOf, keysOf, schemasAt } from './schema-walk.ts'
import type { Key } from './schema-walk.ts'

/** Values that are offered beside those of the schema. `text` of a word is its text in the language of the shell. */
export type Known = { words?: readonly { key: string; text: string }[]; icons?: readonly string[]; routes?: readonly string[] }

/**
 * Completes from the schema: keys with their descriptions, values with the default marked; also words, icons and addresses where a
 * text may be one.
 */
export function completeBy(schema: () => JsonObject, known: () => Known) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString()
    const place = placeAt(text, pos)
    if (!explicit && place.from === pos && !/["{[:,]\s?$/.test(text.slice(Math.max(0, pos - 2), pos))) return null
    const options = place.at === 'key' ? keyOptions(schema(), place, text) : valueOptions(schema(), place, known())
    if (options.length === 0) return null
    return { from: place.from, to: Math.max(pos, place.to), options, validFor: /^"?[\w$:./-]*"?$/ }
  }
}

/** Explains the key or the value under the pointer. */
export function explanationAt(schema: JsonObject, text: string, at: number): string {
  const place = placeAt(text, Math.min(at + 1, text.length))
  if (place.from === place.to) return ''
  if (place.at === 'value') {
    const schemas = schemasAt(schema, place.keys, place.valueOf)
    const written = text.slice(place.from, place.to)
    const choice = choicesOf(schemas).find(({ value }) => JSON.stringify(value) === written)
    return [choice?.description, descriptionOf(schemas)].filter(Boolean).join('\n')
  }
  const name = text.slice(place.from, place.to).replaceAll('"', '')
  const key = keysOf(schema, schemasAt(schema, place.keys, place.valueOf)).find((one) => one.name === name)
  if (!key) return ''
  const defaultValue = key.schemas.find((one) => 'default' in one)?.default
  return [key.description, defaultValue === undefined ? '' : t('editors.json-usual-value', { value: JSON.stringify(defaultValue) })]
    .filter(Boolean)
    .join('\n')
}

function keyOptions(schema: JsonObject, place: Place, text: string): Completion[] {
  const holder = place.valueOf(place.keys.length)
  const there = new Set(typeof holder === 'object' && holder !== null && !Array.isArray(holder) ? Object.keys(holder) : [])
  there.delete(text.slice(place.from, place.to).replaceAll('"', ''))
  return keysOf(schema, schemasAt(schema, place.keys, place.valueOf))
    .filter(({ name }) => !there.has(name))
    .map((key) => ({
      label: JSON.stringify(key.name),
      type: 'property',
      detail: key.description,
      ...(key.required && { info: t('editors.json-required') }),
      boost: key.required ? 1 : 0,
      apply: (view: EditorView, _: Completion, from: number, to: number) => insertKey(view, key, from, to),
    }))
}

/** A key comes with its colon, and with an opening that its value begins with; text that already follows it is not written twice. */
function insertKey(view: EditorView, key: Key, from: number, to: number) {
  const behind = view.state.sliceDoc(to, Math.min(view.state.doc.length, to + 20))
  const value = /^\s*:/.test(behind) ? '' : `: ${openingOf(key)}`
  const insert = `${JSON.stringify(key.name)}${value}`
  const back = /[}\]"]$/.test(value) ? 1 : 0
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length - back }, userEvent: 'input.complete' })
}

function openingOf({ schemas }: Key): string {
  const types = schemas.map(({ type }) => type)
  const named = choicesOf(schemas)
  if (named.length === 1) return JSON.stringify(named[0]?.value)
  if (types.includes('object') || schemas.some(({ properties }) => properties !== undefined)) return '{}'
  if (types.includes('array')) return '[]'
  return types.includes('string') || named.some(({ value }) => typeof value === 'string') ? '""' : ''
}

function valueOptions(schema: JsonObject, place: Place, known: Known): Completion[] {
  const schemas = schemasAt(schema, place.keys, place.valueOf)
  const about = descriptionOf(schemas)
  const named = choicesOf(schemas)
    .filter(({ value }) => place.within === 'bare' || typeof value === 'string')
    .map(({ value, description, isDefault }) => option(value, description, about, isDefault))
  const formats = new Set(schemas.map(({ format }) => format))
  const isText =
    formats.has('text') || about.includes('`t:key`') || ['label', 'hint', 'placeholder', 'title'].includes(String(place.keys.at(-1)))
  const options = [
    ...named,
    ...(isText ? (known.words ?? []).map(({ key, text }) => option(`t:${key}`, text, about)) : []),
    ...(formats.has('icon') ? (known.icons ?? []).map((icon) => option(icon, '', about)) : []),
    ...(formats.has('route') ? (known.routes ?? []).map((route) => option(route, '', about)) : []),
  ]
  const labels = new Set(options.map(({ label }) => label))
  const more = examplesOf(schemas).filter((value) => place.within === 'bare' || typeof value === 'string')
  return [...options, ...more.map((value) => option(value, '', about)).filter(({ label }) => !labels.has(label))]
}

function option(value: Json, detail: string, about: string, isDefault = false): Completion & { isDefault?: boolean } {
  return {
    label: JSON.stringify(value),
    type: typeof value,
    detail,
    ...(isDefault && { isDefault, boost: 2 }),
    ...(about !== '' && { section: { name: about, rank: 0 } }),
  }
}
