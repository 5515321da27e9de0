import { scopeBind, attach, createEvent, createStore, restore, sample } from 'effector'
import type { Scope } from 'effector'
import { debounce } from 'patronum/debounce'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { separated, shellLanguage, t } from '../../kit/i18n/words.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { listenToClipboard } from '../canvas/blocks/clipboard.ts'
import '../canvas/moving/move-keys.ts'
import '../canvas/moving/move-messages.ts'
import { listenToOutlineDrag } from '../canvas/moving/outline-drag.ts'
import '../canvas/selection/follow-selection.ts'
import { $doc, $document, stepRedone, stepUndone } from '../model/documents/documents.ts'
import { $naming } from '../model/documents/names.ts'
import type { Naming } from '../model/documents/names.ts'
import { blocksOf } from '../model/documents/nodes.ts'
import { momentName } from '../model/documents/view-setting-names.ts'
import { languageNames } from '../../../src/schemas/language-names.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import type { ViewSettings } from '../model/documents/view-settings.ts'
import { askProgressFx } from '../model/view/frame-connections.ts'
import type { FrameState } from '../model/view/frame-link.ts'
import { $shown, mainFrame } from '../model/view/frames.ts'
import { measuringTurned } from '../model/view/measurements.ts'
import { listenToKeys } from './keys/keys-listen.ts'

const pauseMs = 300 // the pause after a frame's change in which more of it may follow
const longestMs = 2_500 // a change that alters nothing is not reported
const hidden = new Set(['hidden', 'unknown-widget', 'crashed'])

/** Ids of the blocks of a page that the selected persona sees. */
function blocksThere(shown: FrameState | null, page: string): Set<string> {
  return new Set([...(shown?.nodes.values() ?? [])].filter((node) => node.page === page && !hidden.has(node.shown)).map(({ node }) => node))
}

/** The effect of other view settings: outermost blocks that appeared and disappeared, by name. */
function differenceMessage(document: JsonObject, before: ReadonlySet<string>, after: ReadonlySet<string>, naming: Naming): string {
  const blocks = blocksOf(document)
  const namesOf = (from: ReadonlySet<string>, to: ReadonlySet<string>) => {
    const came = blocks.filter(({ id }) => to.has(id) && !from.has(id))
    return came.filter(({ parent }) => !came.some(({ id }) => id === parent)).map(naming.nameOf)
  }
  const [more, less] = [namesOf(before, after), namesOf(after, before)]
  const sentences = [
    ...(more.length > 0 ? [t('view-settings.announced-more', { count: more.length, names: separated(more) })] : []),
    ...(less.length > 0 ? [t('view-settings.announced-less', { count: less.length, names: separated(less) })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : t('view-settings.announced-same')
}

/** The changed view settings in a sentence; undefined when they do not affect what is drawn. */
function viewSettingsMessage(before: ViewSettings, after: ViewSettings): string | undefined {
  if (before.as !== after.as) return t('view-settings.announced-who', { who: t(`view-settings.persona.${after.as}`) })
  if (before.language !== after.language)
    return t('view-settings.announced', {
      label: t('view-settings.language'),
      value: after.language === null ? t('view-settings.theme.brand') : languageNames[after.language],
    })
  if (before.theme !== after.theme)
    return t('view-settings.announced', { label: t('view-settings.theme'), value: t(`view-settings.theme.${after.theme ?? 'brand'}`) })
  if (before.width !== after.width) return t('view-settings.announced', { label: t('view-settings.screen'), value: String(after.width) })
  if (before.time !== after.time)
    return t('view-settings.announced', {
      label: t('view-settings.clock'),
      value: after.time === null ? t('view-settings.now') : momentName(after.time, shellLanguage()),
    })
  if (before.data !== after.data)
    return t('view-settings.announced', { label: t('view-settings.data'), value: t(`view-settings.data.${after.data}`) })
  if (before.status !== after.status)
    return t('view-settings.announced', { label: t('view-settings.system'), value: t(`view-settings.status.${after.status}`) })
  return undefined
}

// What was undone and redone
sample({ clock: stepUndone, fn: ({ label }) => t('shell.undone', { step: label }), target: announced })
sample({ clock: stepRedone, fn: ({ label }) => t('shell.redone', { step: label }), target: announced })

// Announces the selected persona, and what that changes in the page, once the frame has drawn it
type Asked = { sentence: string; before: ReadonlySet<string>; doc: string; sent: number }

/** The settings that were announced last; null until the address has been read. */
const $lastAnnounced = createStore<ViewSettings | null>(null)
const $asked = createStore<Asked | null>(null)
const askedFor = createEvent<{ sentence: string; sent: number }>()
const waitingStarted = createEvent<number>()

const settingsChanged = sample({
  clock: $viewSettings.updates,
  source: $lastAnnounced,
  fn: (before, after) => ({ after, sentence: before ? viewSettingsMessage(before, after) : undefined }),
})
$lastAnnounced.on(settingsChanged, (_, { after }) => after)
const progressFx = attach({
  effect: askProgressFx,
  mapParams: (_: string | null) => mainFrame,
})
sample({ clock: settingsChanged.filterMap(({ sentence }) => sentence), target: progressFx })
sample({
  clock: progressFx.done,
  filter: ({ params }) => params !== null,
  fn: ({ params, result }) => ({ sentence: params ?? '', sent: result.sent }),
  target: askedFor,
})
sample({
  clock: askedFor,
  source: { asked: $asked, doc: $doc, shown: $shown },
  fn: ({ asked, doc, shown }, { sentence, sent }): Asked => ({
    sentence,
    sent,
    doc,
    before: asked?.before ?? blocksThere(shown, doc.slice('page/'.length)),
  }),
  target: $asked,
})
sample({ clock: askedFor, fn: () => longestMs, target: waitingStarted })
sample({ clock: $shown, source: $asked, filter: (asked) => asked !== null, fn: () => null, target: progressFx })
sample({
  clock: progressFx.done,
  source: $asked,
  filter: (asked, { params, result }) => params === null && asked !== null && result.isConnected && result.drawn >= asked.sent,
  fn: () => pauseMs,
  target: waitingStarted,
})

const rested = sample({
  clock: debounce({ source: waitingStarted, timeout: restore(waitingStarted, longestMs) }),
  source: { asked: $asked, document: $document, doc: $doc, shown: $shown, naming: $naming },
})
sample({
  clock: rested.filterMap(({ asked, document, doc, shown, naming }) => {
    if (!asked) return undefined
    if (!document || asked.doc !== doc || document.kind !== 'page') return asked.sentence
    return `${asked.sentence} ${differenceMessage(document, asked.before, blocksThere(shown, doc.slice('page/'.length)), naming)}`
  }),
  target: announced,
})
$asked.on(rested, () => null)

/** Listens to keys, the clipboard and drags of the whole editor, measures the page and announces changes. Returns how to stop. */
export function listenToEditor(scope: Scope): () => void {
  const stops = [listenToKeys(scope), listenToClipboard(scope), listenToOutlineDrag(scope)]
  const measure = scopeBind(measuringTurned, { scope })
  measure(true)
  return () => {
    measure(false)
    for (const stop of stops) stop()
  }
}
