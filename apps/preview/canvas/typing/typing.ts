import { combine, createEffect, createEvent, createStore, sample } from 'effector'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import type { Box, TextChange, TextFormat } from '../../../../src/schemas/preview.ts'
import { valueAt } from '../../../../src/rules/patch.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $contracts } from '../../model/catalogue/catalogue.ts'
import { $newestHistory, $ownChanges, edited, groupClosed } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import { partChosen } from '../../model/view/choice.ts'
import { textsPut } from '../../model/words/own-texts.ts'
import { $portalWords } from '../../model/words/portal-words.ts'
import { $shown, frameClosed, frameMessageReceived, frameOrderRequested, frameStatusChanged, mainFrame } from '../../model/view/frames.ts'
import { focusCanvas } from '../frame/focus.ts'
import { placeUnder, textPlaces } from './text-places.ts'
import type { TextPlace } from './text-places.ts'

// Typing into the page: a double click on a text of the open page opens it in its place, and what is typed is one step of undo.

/** `unanswered`: what the document said before the newest text and what was typed meanwhile, until it says the newest. */
type Typing = TextPlace & { node: string; level: number; name: string; unanswered: readonly TextPlace['value'][] }

// What may happen
/** A button of the bar over a rich text. */
export const formatChosen = createEvent<TextChange>()
/** The text is left: its last state stays. */
export const typingLeft = createEvent()

const heard = frameMessageReceived.filterMap(({ frame, message }) => (frame === mainFrame ? message : undefined))
const doubled = heard.filterMap((message) => (message.kind === 'doubled' ? message : undefined))
const typed = heard.filterMap((message) => (message.kind === 'typed' ? message.value : undefined))
const placed = heard.filterMap((message) => (message.kind === 'typing' ? { box: message.box, format: message.format ?? null } : undefined))
const ended = heard.filterMap((message) => (message.kind === 'type-ended' ? message : undefined))

/** Reads documents with the letters that are typed but not yet in the history, so that a comparison is never one letter behind. */
const $newest = combine(
  $newestHistory,
  $ownChanges,
  ({ documents }, { view }) =>
    (name: string) =>
      view(documents, name),
)
const $context = combine({ bodyOf: $newest, contracts: $contracts, naming: $naming, shown: $shown, words: $portalWords })

/** The text under a double click, where its page itself says it. */
const found = sample({ clock: doubled, source: $context, fn: (context, { node, texts }) => ({ ...context, node, texts }) }).filterMap(
  ({ bodyOf, contracts, naming, shown, words, node: { page, node }, texts }): Typing | undefined => {
    const document = `page/${page}`
    const body = bodyOf(document)
    const block = body ? blockOf(body, node) : undefined
    const contract = block && contracts.get(block.widget)
    if (!body || !block || !contract) return undefined
    const { language, device } = shown?.facts ?? {}
    const places = textPlaces(
      document,
      bodyOf,
      block,
      contract,
      { language: languageCodes.find((code) => code === language) ?? 'EN', device: typeof device === 'string' ? device : 'desktop' },
      words?.shipped,
    )
    const hit = placeUnder(places, texts)
    return hit && { node, ...hit.place, level: hit.level, name: naming.nameOf(block), unanswered: [] }
  },
)

// What we know
const typingEnded = createEvent()
/** The text of the page that is typed into. */
export const $typing = createStore<Typing | null>(null)
  .on(found, (_, typing) => typing)
  .on(typed, (typing, value) =>
    typing === null || same(typing.value, value) ? typing : { ...typing, value, unanswered: [...typing.unanswered, typing.value] },
  )
  .reset(typingEnded)
/** Where that text is in the frame, and what the selection in it is in; null while nobody types, and without a format for a plain text. */
export const $typingPlace = createStore<{ box: Box; format: TextFormat | null } | null>(null)
  .on(placed, (_, place) => place)
  .reset(typingEnded)

// How it changes
sample({ clock: found, fn: ({ node }) => node, target: partChosen })
sample({
  clock: found,
  fn: ({ level, value }) => ({ frame: mainFrame, order: { kind: 'type' as const, level, value } }),
  target: frameOrderRequested,
})
sample({ clock: found, fn: ({ name, word }) => t(word ? 'canvas.typing-word' : 'canvas.typing', { name }), target: announced })

const changed = sample({ clock: typed, source: { typing: $typing, bodyOf: $newest }, fn: (now, value) => ({ ...now, value }) }).filterMap(
  ({ typing, bodyOf, value }) => {
    if (!typing || (typing.unanswered.length === 0 && same(valueIn(bodyOf(typing.document), typing.pointer), value))) return undefined
    const { document, pointer, word, name } = typing
    const request = { label: t('canvas.typed', { name }), group: `typing ${document}${pointer}`, typed: true }
    return { document, pointer, word, value, request }
  },
)
sample({
  clock: changed.filterMap(({ document, pointer, word, value, request }) =>
    word ? undefined : { ...request, document, patch: [{ op: 'replace' as const, path: pointer, value }] },
  ),
  target: edited,
})
sample({
  clock: changed.filterMap(({ word, value, request }) =>
    word && typeof value === 'string' ? { ...request, texts: [{ key: word.key, language: word.language, text: value }] } : undefined,
  ),
  target: textsPut,
})

const answered = sample({ clock: $newest.updates, source: $typing, fn: (typing, bodyOf) => ({ typing, bodyOf }) }).filterMap(
  ({ typing, bodyOf }) =>
    typing ? { typing, value: valueIn(bodyOf(typing.document), typing.pointer) ?? typing.word?.shipped } : undefined,
)
$typing.on(answered, (now, { typing, value }) => (now && same(value, typing.value) ? { ...now, unanswered: [] } : now))
/**
 * The document says something else than what was typed: an undo, or somebody else. Where it says no text any more, typing ends. An older
 * text of the same typing is no difference: the text of a word arrives later than the next letter is typed.
 */
const differing = answered.filterMap(({ typing, value }) =>
  [...typing.unanswered, typing.value].some((one) => same(value, one)) ? undefined : { typing, value },
)
const given = differing.filterMap(({ typing, value }) => (value === undefined ? undefined : { ...typing, value, unanswered: [] }))
$typing.on(given, (_, typing) => typing)
sample({
  clock: given,
  fn: ({ level, value }) => ({ frame: mainFrame, order: { kind: 'type' as const, level, value } }),
  target: frameOrderRequested,
})
sample({ clock: differing, filter: ({ value }) => value === undefined, fn: () => undefined, target: typingLeft })

sample({
  clock: formatChosen,
  fn: (change) => ({ frame: mainFrame, order: { kind: 'format' as const, change } }),
  target: frameOrderRequested,
})
sample({ clock: typingLeft, fn: () => ({ frame: mainFrame, order: { kind: 'type-end' as const } }), target: frameOrderRequested })

const focusBackFx = createEffect(() => focusCanvas())
sample({ clock: ended, filter: ({ refocus }) => refocus, fn: () => undefined, target: focusBackFx })
sample({ clock: ended, fn: () => undefined, target: [typingEnded, groupClosed] })
sample({ clock: [frameClosed, frameStatusChanged], fn: () => undefined, target: typingEnded })

function valueIn(body: JsonObject | null | undefined, pointer: string): string | Json[] | undefined {
  const value = body ? valueAt(body, pointer) : undefined
  return typeof value === 'string' || Array.isArray(value) ? value : undefined
}

function same(a: Json | undefined, b: Json): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
