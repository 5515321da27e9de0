import { isObject, segmentsOf } from '../../../../src/schemas/json.ts'
import { createEvent, createStore, sample } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $sel, documentOpened, partChosen } from './choice.ts'
import { $brandName, $doc, $document, $effective } from '../documents/documents.ts'
import { fieldRequested } from '../inspector-tab.ts'

/** Which part of a document its editor shows, where the left side lists parts: flags, brand, methods of a form. */
export type Parts = {
  flags: 'all' | 'tried' | 'nowhere' | 'undeclared'
  brand: 'colors' | 'name' | 'shape' | 'languages' | 'vendors' | 'numbers' | 'rules' | 'publishing'
  /** The id of the registration method; null for the first one. */
  way: string | null
}
const defaults: Parts = { flags: 'all', brand: 'colors', way: null }

// What may happen
export const partShown = createEvent<Partial<Parts>>()
/** The same, requested from outside the editor: it gets the focus there. */
export const partFocusRequested = createEvent<Partial<Parts>>()
export const partFocused = createEvent()

// What we know
export const $parts = createStore<Parts>(defaults)
/** The part that the editor has been asked to open and that has not taken the focus yet. */
export const $requestedPart = createStore<Partial<Parts> | null>(null)

// How it changes
$parts.on([partShown, partFocusRequested], (parts, part) => ({ ...parts, ...part })).on($doc, (parts) => ({ ...parts, way: null }))
$requestedPart.on(partFocusRequested, (_, part) => part).reset(partFocused, $doc)

// A flag that is opened from elsewhere is in the list of all, whatever was filtered before
sample({
  clock: documentOpened,
  filter: ({ doc, sel }) => doc.startsWith('flags/') && typeof sel === 'string',
  fn: (): Partial<Parts> => ({ flags: 'all' }),
  target: partShown,
})
sample({
  clock: fieldRequested,
  filter: ({ document }) => document.startsWith('flags/'),
  fn: (): Partial<Parts> => ({ flags: 'all' }),
  target: partShown,
})

// The requested value of a brand is in one of its parts; a colour is selected there
sample({
  clock: fieldRequested,
  filter: ({ document }) => document.startsWith('brand/'),
  fn: ({ pointer }): Partial<Parts> => ({ brand: brandPartAt(pointer) }),
  target: partFocusRequested,
})
sample({
  clock: fieldRequested,
  filter: ({ document, pointer }) => document.startsWith('brand/') && colorAt(pointer) !== undefined,
  fn: ({ pointer }) => colorAt(pointer) ?? null,
  target: partChosen,
})

/** A selected field or colour is shown, also after undo: its method, its part. */
sample({
  clock: $sel,
  source: { doc: $doc, document: $document, documents: $effective, brand: $brandName, parts: $parts },
  fn: ({ doc, document, documents, brand, parts }, sel): Partial<Parts> => {
    if (sel === null) return {}
    if (doc === brand) return isColor(documents.get(doc), sel) ? { brand: 'colors' } : {}
    return doc.startsWith('form/') ? wayOf(document, parts.way, sel) : {}
  },
  target: partShown,
})

/** The part of a brand that holds what a pointer leads to. */
export function brandPartAt(pointer: string): Parts['brand'] {
  const [first, second] = segmentsOf(pointer)
  if (first === 'tokens') return second === 'shared' ? 'shape' : 'colors'
  if (first === 'languages' || first === 'defaultLanguage') return 'languages'
  if (first === 'vendors' || first === 'maintenance' || first === 'lists') return 'vendors'
  if (first === 'publishing' || first === 'rules') return first
  return first === 'constants' || first === 'agentTypes' || first === 'trialTypes' || first === 'weakPassword' ? 'numbers' : 'name'
}

function colorAt(pointer: string): string | undefined {
  const [first, theme, name] = segmentsOf(pointer)
  return first === 'tokens' && (theme === 'dark' || theme === 'light') ? name : undefined
}

function isColor(brand: JsonObject | undefined, name: string): boolean {
  const tokens = isObject(brand?.tokens) ? brand.tokens : {}
  return [tokens.dark, tokens.light].some((theme) => isObject(theme) && Object.hasOwn(theme, name))
}

/** The method that has a field, where the open one does not; a method by its own id. */
function wayOf(form: JsonObject | null, open: string | null, field: string): Partial<Parts> {
  const ways = (Array.isArray(form?.methods) ? form.methods : []).filter((way): way is JsonObject => isObject(way))
  const asks = (way: JsonObject | undefined) => Array.isArray(way?.fields) && way.fields.includes(field)
  if (asks(ways.find(({ id }) => id === open) ?? ways[0])) return {}
  const found = ways.find(asks) ?? ways.find(({ id }) => id === field)
  return typeof found?.id === 'string' ? { way: found.id } : {}
}
