import { combine, sample } from 'effector'

import type { Page } from '../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { personas } from '../../../src/schemas/view-setting-values.ts'
import { reachOfNode } from '../../../src/authoring/reasons/reach.ts'
import { $block, pageChosen } from '../model/choice.ts'
import { $doc, $document } from '../model/documents.ts'
import { $mode, $shown, frameClicked, linkOf, mainFrame } from '../model/frames.ts'
import type { FrameState } from '../model/frame-link.ts'
import { $viewSettings } from '../model/view-settings.ts'
import { $naming } from '../model/names.ts'
import type { Naming } from '../model/names.ts'
import { blocksOf } from '../model/nodes.ts'
import type { Block } from '../model/nodes.ts'
import { announced } from '../model/announcements.ts'
import { listed, t } from '../i18n/words.ts'
import { focusCanvas } from './focus.ts'

// What follows when something is chosen: it is said, brought into sight, and a press on the canvas gives it the keys.

type Told = { block: Block; page: Page; naming: Naming; shown: FrameState | null; as: string }

/** "Hot games, game section, 4 of 10, seen by everyone." */
export function selectionMessage({ block, page, naming, shown, as }: Told): string {
  const brothers = blocksOf(page as unknown as JsonObject).filter(({ list }) => list === block.list)
  const name = naming.nameOf(block)
  const type = naming.typeOf(block.widget)
  const state = shown?.nodes.get(`${page.id}/${block.id}`)?.shown
  const what = {
    name: name === type ? name : t('canvas.name-and-type', { name, type: type.toLowerCase() }),
    nth: block.index + 1,
    of: brothers.length,
  }
  if (state === 'hidden' || state === 'crashed' || state === 'unknown-widget')
    return t(`canvas.said-chosen-${state}`, { ...what, who: t(`look.persona.${as}`) })
  return t('canvas.said-chosen', { ...what, seen: seenBy(page, block) })
}

/** "seen by everyone", "seen by Member and Agent" */
function seenBy(page: Page, block: Block): string {
  const reach = reachOfNode(page, block.id)
  if (!reach || personas.every((persona) => reach[persona] === 'sees')) return t('canvas.seen-by-everyone')
  if (personas.every((persona) => reach[persona] === 'sees' || reach[persona] === 'depends')) return t('canvas.seen-depends')
  const some = personas
    .filter((persona) => reach[persona] === 'sees' || reach[persona] === 'depends')
    .map((persona) => t(`look.persona.${persona}`))
  return some.length === 0 ? t('canvas.seen-by-nobody') : t('canvas.seen-by', { who: listed(some) })
}

const saidAfter = 150 // ms: arrows that are held down are said once

const $chosen = combine($doc, $block, (doc, block) => (block ? `${doc} ${block.id}` : ''))
const $told = combine({ block: $block, page: $document, naming: $naming, shown: $shown, as: $viewSettings.map(({ as }) => as) })

let clicked = false
let saying: ReturnType<typeof setTimeout> | undefined

function sayAndShow() {
  const byClick = clicked
  clicked = false
  clearTimeout(saying)
  const { block, page } = $told.getState()
  if (!block || !page) return
  if (!byClick) linkOf(mainFrame)?.tell({ kind: 'show', node: { page: $doc.getState().slice('page/'.length), node: block.id } })
  saying = setTimeout(() => {
    const { block: now, page: on, ...rest } = $told.getState()
    if (now && on?.kind === 'page') announced(selectionMessage({ block: now, page: on as unknown as Page, ...rest })) // its kind says what it is; the reach of a broken one is everyone
  }, saidAfter)
}

/** Begins to follow the choice. Returns how to end it. */
export function followSelection(): () => void {
  const first = $chosen.getState()
  let last = first
  const stops = [
    frameClicked.watch(({ frame }) => {
      if (frame !== mainFrame) return
      clicked = true
      setTimeout(() => (clicked = false))
      focusCanvas(true)
    }),
    $chosen.updates.watch((now) => {
      if (now !== last) sayAndShow()
      last = now
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    clearTimeout(saying)
  }
}

/** While the page is used, the address follows where it goes. */
sample({
  clock: $shown,
  source: { mode: $mode, look: $viewSettings },
  filter: ({ mode, look }, shown) => mode === 'use' && shown !== null && shown.at !== look.at,
  fn: (_, shown) => shown?.at ?? '/',
  target: pageChosen,
})
