import { combine, createEffect, createStore, sample } from 'effector'
import { debounce } from 'patronum'

import { reachOfNode } from '../../../../src/authoring/reasons/reach.ts'
import type { Page } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import { listed, t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { $block, pageChosen } from '../../model/view/choice.ts'
import { $doc, $document, workspaceLoaded } from '../../model/documents/documents.ts'
import type { FrameState } from '../../model/view/frame-link.ts'
import { $mode, $shown, frameClicked, frameOrderRequested, mainFrame } from '../../model/view/frames.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Naming } from '../../model/documents/names.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import type { Block } from '../../model/documents/nodes.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { focusCanvas } from '../frame/focus.ts'

// A selected block is announced and scrolled into view; after a press in the frame the canvas has the focus.

type Selection = { block: Block; page: Page; naming: Naming; shown: FrameState | null; as: string }

/** The sentence about a selected block: "Hot games, game section, 4 of 10, seen by everyone." */
export function selectionMessage({ block, page, naming, shown, as }: Selection): string {
  const siblings = blocksOf(page as unknown as JsonObject).filter(({ list }) => list === block.list)
  const name = naming.nameOf(block)
  const type = naming.typeOf(block.widget)
  const state = shown?.nodes.get(`${page.id}/${block.id}`)?.shown
  const place = {
    name: name === type ? name : t('canvas.name-and-type', { name, type: type.toLowerCase() }),
    nth: block.index + 1,
    of: siblings.length,
  }
  if (state === 'hidden' || state === 'crashed' || state === 'unknown-widget')
    return t(`canvas.announced-chosen-${state}`, { ...place, who: t(`view-settings.persona.${as}`) })
  return t('canvas.announced-chosen', { ...place, seen: audienceMessage(page, block) })
}

/** "seen by everyone", "seen by Member and Agent" */
function audienceMessage(page: Page, block: Block): string {
  const reach = reachOfNode(page, block.id)
  if (!reach || personas.every((persona) => reach[persona] === 'sees')) return t('canvas.seen-by-everyone')
  const some = personas.filter((persona) => reach[persona] === 'sees' || reach[persona] === 'depends')
  if (some.length === personas.length) return t('canvas.seen-depends')
  return some.length === 0
    ? t('canvas.seen-by-nobody')
    : t('canvas.seen-by', { who: listed(some.map((one) => t(`view-settings.persona.${one}`))) })
}

const announceAfterMs = 150 // while an arrow key is held down only the last block is announced

const $selection = combine({ block: $block, page: $document, naming: $naming, shown: $shown, as: $viewSettings.map(({ as }) => as) })

/** True from the moment after the documents were loaded: the selection from the address is not announced. */
const documentsShownFx = createEffect(() => undefined)
sample({ clock: workspaceLoaded, fn: () => undefined, target: documentsShownFx })
const $isLoaded = createStore(false).on(documentsShownFx.finally, () => true)

const selectionChanged = sample({
  clock: combine($doc, $block, (doc, block) => (block ? `${doc} ${block.id}` : '')).updates,
  filter: $isLoaded,
})

/** The block that the address names comes into view once the frame has drawn it. */
const $linked = createStore<{ page: string; node: string } | null>(null)
sample({
  clock: workspaceLoaded,
  source: { block: $block, doc: $doc },
  fn: ({ block, doc }) => (block ? { page: doc.slice('page/'.length), node: block.id } : null),
  target: $linked,
})
const frameShown = sample({ clock: $shown.updates, source: $linked, fn: (node, shown) => ({ node, shown }) })
const linkedDrawn = frameShown.filterMap(({ node, shown }) => (node && shown?.nodes.has(`${node.page}/${node.node}`) ? node : undefined))
$linked.reset(linkedDrawn, selectionChanged)
sample({ clock: linkedDrawn, fn: (node) => ({ frame: mainFrame, order: { kind: 'show' as const, node } }), target: frameOrderRequested })

/** True while a press in the main frame is handled: what it selects is in view already. */
const frameClickedFx = createEffect(() => focusCanvas(true))
const $isClicked = createStore(false)
  .on(frameClicked, (_, { frame }) => frame === mainFrame)
  .reset(frameClickedFx.finally)
sample({ clock: frameClicked, filter: ({ frame }) => frame === mainFrame, fn: () => undefined, target: frameClickedFx })

sample({
  clock: sample({
    clock: selectionChanged,
    source: { block: $block, doc: $doc, isClicked: $isClicked },
  }).filterMap(({ block, doc, isClicked }) => (block && !isClicked ? { page: doc.slice('page/'.length), node: block.id } : undefined)),
  fn: (node) => ({ frame: mainFrame, order: { kind: 'show' as const, node } }),
  target: frameOrderRequested,
})
sample({
  clock: sample({ clock: debounce(selectionChanged, announceAfterMs), source: $selection }).filterMap(({ block, page, ...rest }) =>
    // by its kind it is a page; a broken one counts as seen by everyone
    block && page?.kind === 'page' ? selectionMessage({ block, page: page as unknown as Page, ...rest }) : undefined,
  ),
  target: announced,
})

/** While the page is used as a player, the address follows its navigation. */
sample({
  clock: $shown,
  source: { mode: $mode, settings: $viewSettings },
  filter: ({ mode, settings }, shown) => mode === 'use' && shown !== null && shown.at !== settings.at,
  fn: (_, shown) => shown?.at ?? '/',
  target: pageChosen,
})
