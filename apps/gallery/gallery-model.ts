import { errorMessage } from '../../src/schemas/error-message.ts'
import { isObject } from '../../src/schemas/json.ts'
import type { RJSFSchema } from '@rjsf/utils'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

import { applyPatch } from '../../src/rules/patch.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { PatchOperation } from '../../src/schemas/preview.ts'
import { store } from '../kit/state/stored.ts'
import { drawPreferences, preferencesKey, readPreferences } from '../kit/state/shell-preferences.ts'
import type { Preferences } from '../kit/state/shell-preferences.ts'
import { queryOf, viewFrom } from './gallery-address.ts'
import type { GalleryView } from './gallery-address.ts'
import type { FromExample, Outcome } from '../kit/examples/example-messages.ts'
import type { WidgetFiles } from './widget-files.ts'
import { widgetOf } from './widgets.ts'

/** What the frame of one example has told so far. */
export type Frame = { outcome?: Outcome; height?: number }
export type Sent = { turn: number; intent: JsonObject }

const mostSent = 20

// What may happen
export const galleryOpened = createEvent()
export const viewChanged = createEvent<Partial<GalleryView>>()
/** The browser went back or forward. */
export const addressChanged = createEvent<string>()
export const searched = createEvent<string>()
export const preferred = createEvent<Partial<Preferences>>()
/** A frame has told something. `key`: of which example, as `exampleKey` writes it. */
export const frameTold = createEvent<{ key: string; message: FromExample }>()
export const propsEdited = createEvent<PatchOperation[]>()
export const propsReset = createEvent()
export const filesRetried = createEvent()

export function exampleKey({ example, state }: Pick<GalleryView, 'example' | 'state'>): string {
  return `${example} ${state}`
}

// What we know
export const $view = createStore<GalleryView>(viewFrom(''))
  .on(viewChanged, (view, change) => ({
    ...view,
    ...(change.widget !== undefined && change.widget !== view.widget && { example: 'usual', state: 'ready' as const }),
    ...change,
  }))
  .on(addressChanged, (_, search) => viewFrom(search))
export const $search = createStore('').on(searched, (_, text) => text)
export const $preferences = createStore<Preferences>(readPreferences()).on(preferred, (now, part) => ({ ...now, ...part }))

const $widget = $view.map(({ widget }) => widget)
const $chosen = $view.map((view) => `${view.widget} ${exampleKey(view)}`)

// which widget has which files is a list of all of them: it comes when one is chosen
const loadFilesFx = createEffect(async (widget: string): Promise<{ widget: string; files: WidgetFiles }> => {
  const { filesOf } = await import('./widget-files.ts')
  return { widget, files: await filesOf(widget) }
})
/** The contract and the examples of the widget that is shown; `failed` says why they did not load. */
export const $files = createStore<{ widget: string; files?: WidgetFiles; failed?: string }>({ widget: '' })
  .on(loadFilesFx, (_, widget) => ({ widget }))
  .on(loadFilesFx.doneData, (now, loaded) => (loaded.widget === now.widget ? loaded : now))
  .on(loadFilesFx.fail, (now, { params, error }) => (params === now.widget ? { widget: params, failed: errorMessage(error) } : now))

/** By the key of the example. */
export const $frames = createStore<Readonly<Record<string, Frame>>>({})
  .on(frameTold, (frames, { key, message }) => {
    const before = frames[key] ?? {}
    if (message.kind === 'outcome') return { ...frames, [key]: { ...before, outcome: message.outcome } }
    if (message.kind === 'height') return { ...frames, [key]: { ...before, height: message.height } }
    return frames
  })
  .reset($widget)

/** What the chosen example has sent, the last first. */
export const $sent = createStore<readonly Sent[]>([]).reset($chosen)
sample({
  clock: frameTold,
  source: { sent: $sent, view: $view },
  filter: ({ view }, { key, message }) => message.kind === 'sent' && key === exampleKey(view),
  fn: ({ sent }, { message }) => [
    ...(message.kind === 'sent' ? [{ turn: (sent[0]?.turn ?? 0) + 1, intent: message.intent }] : []),
    ...sent.slice(0, mostSent - 1),
  ],
  target: $sent,
})

/** The props of the chosen example as edited; null while they are the example's own. */
export const $edited = createStore<JsonObject | null>(null).reset([$chosen, propsReset])
export const $exampleProps = combine($view, $files, ({ example }, { files }) => (files?.examples[example]?.props ?? {}) as JsonObject)
sample({
  clock: propsEdited,
  source: { edited: $edited, own: $exampleProps },
  fn: ({ edited, own }, patch) => propsOf(applyPatch({ props: edited ?? own }, patch).value),
  target: $edited,
})
const judgeFx = createEffect(async ({ contract, props }: { contract: WidgetFiles['contract'] | undefined; props: JsonObject }) => {
  if (!contract) return { props, isValid: false }
  const { validatorOf } = await import('../kit/fields/prop-validator.ts')
  const schema = contract.props as RJSFSchema // draft-07 both
  return { props, isValid: (await validatorOf(contract)).isValid(schema, props, schema) }
})
sample({
  clock: $edited,
  source: $files,
  filter: (_, props) => props !== null,
  fn: ({ files }, props) => ({ contract: files?.contract, props: props ?? {} }),
  target: judgeFx,
})
const judged = sample({
  clock: judgeFx.doneData,
  source: $edited,
  filter: (edited, { props }) => edited === props, // not those of an edit before
  fn: (_, verdict) => verdict,
})
/** The last edited props that the contract allows: the ones that the frame draws. */
export const $drawnProps = createStore<JsonObject | null>(null)
  .on(judged, (before, { props, isValid }) => (isValid ? props : before))
  .reset([$chosen, propsReset])
export const $areInvalid = createStore(false)
  .on(judged, (_, { isValid }) => !isValid)
  .reset([$chosen, propsReset])

// How it changes
sample({ clock: galleryOpened, fn: () => location.search, target: addressChanged })
sample({ clock: $widget, filter: (widget) => widgetOf(widget) !== undefined, target: loadFilesFx })
sample({ clock: filesRetried, source: $widget, target: loadFilesFx })

const writeAddressFx = createEffect((view: GalleryView) => history.pushState(null, '', `${location.pathname}${queryOf(view)}`))
sample({ clock: viewChanged, source: $view, filter: (view) => location.search !== queryOf(view), target: writeAddressFx })

const drawFx = createEffect(drawPreferences)
sample({ clock: [galleryOpened, $preferences], source: $preferences, target: drawFx })
sample({ clock: drawFx.fail, fn: () => ({ language: 'en' as const }), target: preferred }) // the words of its language failed to load
store($preferences, preferencesKey)

// a search that begins asks for the descriptions; until they are there it finds widgets by name and type
const loadDescriptionsFx = createEffect(async () => (await import('./widget-descriptions.ts')).widgetDescriptions)
/** What each widget is, by type; null until somebody searches. */
export const $descriptions = createStore<Readonly<Record<string, string>> | null>(null).on(loadDescriptionsFx.doneData, (_, all) => all)
sample({
  clock: searched,
  source: combine($descriptions, loadDescriptionsFx.pending, (all, isLoading) => all === null && !isLoading),
  filter: (isMissing) => isMissing,
  fn: () => undefined,
  target: loadDescriptionsFx,
})

/** The weight of each view in the build, in bytes; null where there is no build. */
const loadWeightsFx = createEffect(async () => {
  const reply = await fetch('weights.json')
  if (!reply.ok) throw new Error(`weights.json answered ${reply.status}.`)
  return (await reply.json()) as Readonly<Record<string, number>> // scripts/build.mjs writes it
})
export const $weights = createStore<Readonly<Record<string, number>> | null>(null).on(loadWeightsFx.doneData, (_, weights) => weights)
sample({ clock: galleryOpened, fn: () => undefined, filter: () => !import.meta.env.DEV, target: loadWeightsFx })

function propsOf(value: Json): JsonObject {
  const props = isObject(value) ? value.props : undefined
  return isObject(props) ? props : {}
}
