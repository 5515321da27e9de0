import { createEvent, restore } from 'effector'

import { blockName, blocksInText, blockText, deleteBlock, pasteBlocks } from '../model/edits.ts'
import { $catalogue } from '../model/catalogue.ts'
import { $block } from '../model/choice.ts'
import { $document } from '../model/documents.ts'
import { $naming } from '../model/names.ts'
import { refusalOf } from '../model/nodes.ts'
import type { Spot } from '../model/nodes.ts'
import { refusalText } from '../model/place-words.ts'
import { pasteFailed } from './paste-error.ts'
import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'

// Blocks go to the system's clipboard as text, so that they can be pasted into another tab, another brand, a file or a message.

const textCopied = createEvent<string>()
/** The blocks that were copied here last, for browsers in which a page may not read the clipboard. */
export const $copiedText = restore(textCopied, '')

/** Copies the selected block, and with `cut` removes it. `event`: the browser's own copy or cut, which may write without a permission. */
export async function copyBlock(cut: boolean, event?: ClipboardEvent): Promise<void> {
  const block = $block.getState()
  const text = block ? blockText(block.id) : undefined
  if (!block || text === undefined) return
  textCopied(text)
  const name = blockName(block)
  if (event) {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  } else await navigator.clipboard?.writeText(text).catch(() => undefined) // without the permission `$copiedText` remains
  if (cut) deleteBlock(block.id)
  announced(t(cut ? 'canvas.said-cut' : 'canvas.said-copied', { name }))
}

/** Pastes what the clipboard holds, or `$copiedText` where it may not be read. */
export async function pasteAfter(event?: ClipboardEvent): Promise<void> {
  const held = event ? event.clipboardData?.getData('text/plain') : await navigator.clipboard?.readText().catch(() => undefined)
  const spot = spotAfter()
  if (!spot) return
  event?.preventDefault()
  announcePaste(pasteText(held || $copiedText.getState(), spot))
}

/** The place right after the selected block, else at the end of the page. Undefined when no page is open. */
export function spotAfter(): Spot | undefined {
  const block = $block.getState()
  if (block) return { list: block.list, index: block.index + 1 }
  const page = $document.getState()
  return page?.kind === 'page' ? { list: '/nodes', index: Array.isArray(page.nodes) ? page.nodes.length : 0 } : undefined
}

/** Pastes a text. Returns undefined when it is done, else a sentence that says why not. */
export function pasteText(text: string, spot: Spot): string | undefined {
  if (!text.trim()) return t('canvas.paste-nothing')
  const nodes = blocksInText(text)
  if (!nodes) return t('canvas.paste-no-blocks')
  const catalogue = $catalogue.getState()
  const page = $document.getState()
  if (!page) return t('canvas.paste-nothing')
  for (const node of nodes) {
    const widget = typeof node.widget === 'string' ? node.widget : ''
    if (catalogue && !catalogue.contracts.has(widget)) return t('canvas.paste-unknown', { type: widget })
    const refused = refusalOf(page, spot.list, widget, catalogue?.contracts ?? new Map())
    if (refused) return refusalText(refused, { page, widget }, $naming.getState())
  }
  pasteBlocks(nodes, spot)
  return undefined
}

function announcePaste(problem: string | undefined) {
  const block = $block.getState()
  announced({ text: problem ?? t('canvas.said-pasted', { name: block ? blockName(block) : '' }), assertive: problem !== undefined })
  if (problem !== undefined) pasteFailed(problem)
}

/** Handles the browser's copy, cut and paste on the canvas and in the outline, where no text is selected. Returns how to stop. */
export function listenToClipboard(): () => void {
  const meant = ({ target }: Event) =>
    target instanceof Element &&
    target.closest('[data-part=canvas], [data-part=left]') !== null &&
    target.closest('input, textarea, [contenteditable=true], [role=dialog]') === null &&
    $block.getState() !== null
  const copy = (event: ClipboardEvent) => {
    if (meant(event) && document.getSelection()?.isCollapsed !== false) void copyBlock(event.type === 'cut', event)
  }
  const paste = (event: ClipboardEvent) => {
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, [contenteditable=true], [role=dialog]') === null &&
      event.target.closest('[data-part=canvas], [data-part=left]')
    )
      void pasteAfter(event)
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
