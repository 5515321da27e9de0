import { attach, createEvent, restore, sample, scopeBind } from 'effector'
import type { Scope, StoreValue } from 'effector'

import { clipboardText, copiedWords, pieceOf } from '../../../../src/authoring/copy/copy-nodes.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { blockDeleted, blocksPasted } from '../../model/documents/edits.ts'
import { $block } from '../../model/view/choice.ts'
import { slotsOf } from '../../model/documents/nodes.ts'
import type { Block, Slot, Spot } from '../../model/documents/nodes.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $pasteContext } from './paste-context.ts'
import type { Pasted } from './pasting.ts'
import { pasteFailed } from './paste-error.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import { withWords } from '../../../kit/i18n/lazy-component.ts'
import { t } from '../../../kit/i18n/words.ts'

// Blocks go to the system's clipboard as text, so that they can be pasted into another tab, another brand, a file or a message.

// What may happen
/** The selected block is copied, and with `cut` removed. `event`: the browser's own copy or cut, which may write without a permission. */
export const copyRequested = createEvent<{ cut: boolean; event?: ClipboardEvent }>()
type Paste = { event?: ClipboardEvent; into?: readonly string[] }
/**
 * What the clipboard holds is pasted, or `$copiedText` where it may not be read: after the selected block, or `into` the first of these
 * areas that takes it.
 */
export const pasteRequested = createEvent<Paste>()
/** A text is pasted at a spot, or at the first of several that takes it. */
export const textPasted = createEvent<{ text: string; spot: Spot | readonly Spot[] }>()
const textCopied = createEvent<string>()

// What we know
/** The blocks that were copied here last, for browsers in which a page may not read the clipboard. */
export const $copiedText = restore(textCopied, '')

// How it changes
const copyFx = attach({
  source: $pasteContext,
  async effect({ block, page, naming, documents, brand }, { event }: { cut: boolean; event?: ClipboardEvent }) {
    if (!block || !page) return undefined
    const piece = pieceOf([block.node], page)
    const text = clipboardText(piece, copiedWords(piece.nodes, documents), brand)
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
  source: $pasteContext,
  async effect(context, { event }: Paste) {
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
    clock: readFx.done,
    source: { context: $pasteContext, copiedText: $copiedText },
    fn: ({ context, copiedText }, { params: { into }, result: held }) => ({
      spot: into
        ? areasOf(context).flatMap(({ list, nodes }) => (into.includes(list) ? [{ list, index: nodes.length }] : []))
        : spotAfter(context),
      text: held || copiedText,
    }),
  }).filterMap(({ spot, text }) => spot && { spot, text }),
  target: textPasted,
})

/** Reading and judging a text is a download of its own, as most who open the editor paste nothing. */
const judgeFx = attach({
  source: $pasteContext,
  effect: async (context, { text, spot }: { text: string; spot: Spot | readonly Spot[] }) =>
    (await withWords(() => import('./pasting.ts'))).pastedBlocks(text, spot, context),
})
sample({ clock: textPasted, target: judgeFx })
const judged = judgeFx.doneData
const pasted = judged.filterMap((one) => ('piece' in one ? one : undefined))
sample({ clock: pasted, fn: ({ piece, spot }) => ({ piece, spot }), target: blocksPasted })
const failed = judged.filterMap((one) => ('problem' in one ? one.problem : undefined))
sample({ clock: failed, target: pasteFailed })
sample({ clock: failed, fn: (text) => ({ text, assertive: true }), target: announced })

/** What the brand lacks is looked up once the blocks are there: the list of pictures is the server's. */
const reportFx = attach({
  source: $pasteContext,
  async effect(context, { name, message, ...pasted }: Pasted) {
    const { missingHere } = await withWords(() => import('./pasting.ts'))
    return { name, message, missing: await missingHere(pasted, context) }
  },
})
sample({ clock: pasted, target: reportFx })
sample({ clock: pasted, fn: ({ message }) => ({ text: message }), target: toastShown })
sample({
  clock: reportFx.doneData,
  filter: ({ missing }) => missing.length > 0,
  fn: (report) => ({ kind: 'copied' as const, ...report }),
  target: dialogOpened,
})

/** The place right after the selected block, else at the end of the page. Undefined when no page is open. */
export function spotAfter({ block, page }: { block: Block | null; page: JsonObject | null }): Spot | undefined {
  if (block) return { list: block.list, index: block.index + 1 }
  return page?.kind === 'page' ? { list: '/nodes', index: Array.isArray(page.nodes) ? page.nodes.length : 0 } : undefined
}

function areasOf({ block, catalogue }: StoreValue<typeof $pasteContext>): Slot[] {
  return block && catalogue ? slotsOf(block, catalogue.contracts.get(block.widget)) : []
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
