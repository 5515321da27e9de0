import { attach, combine, createEvent, restore, sample, scopeBind } from 'effector'
import type { Scope } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { blockDeleted, blocksInText, blocksPasted, blockText } from '../../model/documents/edits.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $block } from '../../model/view/choice.ts'
import { $document } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Naming } from '../../model/documents/names.ts'
import { refusalOf } from '../../model/documents/nodes.ts'
import type { Block, Spot } from '../../model/documents/nodes.ts'
import { refusalText } from '../../model/moving/place-words.ts'
import { pasteFailed } from './paste-error.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { t } from '../../../kit/i18n/words.ts'

// Blocks go to the system's clipboard as text, so that they can be pasted into another tab, another brand, a file or a message.

// What may happen
/** The selected block is copied, and with `cut` removed. `event`: the browser's own copy or cut, which may write without a permission. */
export const copyRequested = createEvent<{ cut: boolean; event?: ClipboardEvent }>()
/** What the clipboard holds is pasted, or `$copiedText` where it may not be read. */
export const pasteRequested = createEvent<{ event?: ClipboardEvent }>()
/** A text is pasted at a spot. */
export const textPasted = createEvent<{ text: string; spot: Spot }>()
const textCopied = createEvent<string>()

// What we know
/** The blocks that were copied here last, for browsers in which a page may not read the clipboard. */
export const $copiedText = restore(textCopied, '')
const $context = combine({ block: $block, page: $document, catalogue: $catalogue, naming: $naming })

// How it changes
const copyFx = attach({
  source: { block: $block, naming: $naming },
  async effect({ block, naming }, { event }: { cut: boolean; event?: ClipboardEvent }) {
    if (!block) return undefined
    const text = blockText(block)
    textCopied(text)
    if (event) {
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
    } else await navigator.clipboard?.writeText(text).catch(() => undefined) // without the permission `$copiedText` remains
    return { id: block.id, name: naming.nameOf(block) }
  },
})
sample({ clock: copyRequested, target: copyFx })
const copied = copyFx.done.filterMap(({ params: { cut }, result }) => result && { ...result, cut })
sample({ clock: copied, filter: ({ cut }) => cut, fn: ({ id }) => id, target: blockDeleted })
sample({ clock: copied, fn: ({ cut, name }) => t(cut ? 'canvas.announced-cut' : 'canvas.announced-copied', { name }), target: announced })

const readFx = attach({
  source: $context,
  async effect(context, { event }: { event?: ClipboardEvent }) {
    if (event) {
      if (spotAfter(context)) event.preventDefault()
      return event.clipboardData?.getData('text/plain')
    }
    return navigator.clipboard?.readText().catch(() => undefined)
  },
})
sample({ clock: pasteRequested, target: readFx })
sample({
  clock: sample({
    clock: readFx.doneData,
    source: { context: $context, copiedText: $copiedText },
    fn: ({ context, copiedText }, held) => ({ spot: spotAfter(context), text: held || copiedText }),
  }).filterMap(({ spot, text }) => spot && { spot, text }),
  target: textPasted,
})

const judged = sample({
  clock: textPasted,
  source: $context,
  fn: (context, { text, spot }) => ({ ...pastedBlocks(text, spot, context), spot }),
})
sample({ clock: judged.filterMap(({ nodes, spot }) => nodes && { piece: { nodes, strings: {} }, spot }), target: blocksPasted })
sample({ clock: judged.filterMap(({ problem }) => problem), target: pasteFailed })
const $chosenName = combine($block, $naming, (block, naming) => (block ? naming.nameOf(block) : ''))
const describeFx = attach({
  source: $chosenName, // of the pasted block, which is already selected
  effect: (name, { problem }: Pasted) => ({ text: problem ?? t('canvas.announced-pasted', { name }), assertive: problem !== undefined }),
})
sample({ clock: judged, target: describeFx })
sample({ clock: describeFx.doneData, target: announced })

/** The place right after the selected block, else at the end of the page. Undefined when no page is open. */
export function spotAfter({ block, page }: { block: Block | null; page: JsonObject | null }): Spot | undefined {
  if (block) return { list: block.list, index: block.index + 1 }
  return page?.kind === 'page' ? { list: '/nodes', index: Array.isArray(page.nodes) ? page.nodes.length : 0 } : undefined
}

type Pasted = { nodes: JsonObject[]; problem?: undefined } | { nodes?: undefined; problem: string }
/** The blocks of a pasted text, or why they are not allowed at a spot. */
export function pastedBlocks(
  text: string,
  spot: Spot,
  { page, catalogue, naming }: { page: JsonObject | null; catalogue: Catalogue | null; naming: Naming },
): Pasted {
  if (!text.trim()) return { problem: t('canvas.paste-nothing') }
  const nodes = blocksInText(text)
  if (!nodes) return { problem: t('canvas.paste-no-blocks') }
  if (!page) return { problem: t('canvas.paste-nothing') }
  for (const node of nodes) {
    const widget = typeof node.widget === 'string' ? node.widget : ''
    if (catalogue && !catalogue.contracts.has(widget)) return { problem: t('canvas.paste-unknown', { type: widget }) }
    const refused = refusalOf(page, spot.list, widget, catalogue?.contracts ?? new Map())
    if (refused) return { problem: refusalText(refused, { page, widget }, naming) }
  }
  return { nodes }
}

/** Handles the browser's copy, cut and paste on the canvas and in the outline, where no text is selected. Returns how to stop. */
export function listenToClipboard(scope: Scope): () => void {
  const [requestCopy, requestPaste] = [scopeBind(copyRequested, { scope }), scopeBind(pasteRequested, { scope })]
  const isMeant = ({ target }: Event) =>
    target instanceof Element &&
    target.closest('[data-part=canvas], [data-part=left]') !== null &&
    target.closest('input, textarea, [contenteditable=true], [role=dialog]') === null
  const copy = (event: ClipboardEvent) => {
    if (isMeant(event) && scope.getState($block) !== null && document.getSelection()?.isCollapsed !== false)
      requestCopy({ cut: event.type === 'cut', event })
  }
  const paste = (event: ClipboardEvent) => {
    if (isMeant(event)) requestPaste({ event })
  }
  document.addEventListener('copy', copy)
  document.addEventListener('cut', copy)
  document.addEventListener('paste', paste)
  return () => {
    document.removeEventListener('copy', copy)
    document.removeEventListener('cut', copy)
    document.removeEventListener('paste', paste)
  }
}
