import { createEvent, createStore } from 'effector'

/** The fields of the chosen block are wanted: whoever draws them has the focus. */
export const detailsRequested = createEvent()
/** A block is to have another name. */
export const renameRequested = createEvent<string>()
export const renameClosed = createEvent()
export const $renaming = createStore<string | null>(null)
  .on(renameRequested, (_, id) => id)
  .reset(renameClosed)

/** What can have the focus in the details, the first of it. */
const reachable =
  'input:not(:disabled, [data-splitter]), select:not(:disabled), textarea:not(:disabled), [contenteditable=true], [role=combobox], [role=textbox]'

detailsRequested.watch(() => {
  const part = document.querySelector('#details, [data-part=right]')
  const first =
    part?.querySelector<HTMLElement>(`[role=tabpanel] :is(${reachable})`) ??
    part?.querySelector<HTMLElement>(`${reachable}, button:not(:disabled)`)
  first?.focus()
})

/** Gives the focus to the canvas, from where arrows go from block to block. After a press its ring is drawn with the first key only. */
export function focusCanvas(pressed = false): void {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  if (!canvas) return
  if (pressed) canvas.dataset.pressed = ''
  canvas.focus({ preventScroll: true })
}
