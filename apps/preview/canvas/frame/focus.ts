import { createEffect, createEvent, createStore, sample } from 'effector'

/** Moves the focus to the first field of the inspector. */
export const detailsRequested = createEvent()
/** Opens the dialog that gives a block another id. */
export const renameRequested = createEvent<string>()
export const renameClosed = createEvent()
/** Id of the block that the dialog renames. */
export const $renaming = createStore<string | null>(null)
  .on(renameRequested, (_, id) => id)
  .reset(renameClosed)

const field = [
  'input:not(:disabled, [data-splitter])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
  '[role=combobox]',
  '[role=textbox]',
].join(', ')

sample({
  clock: detailsRequested,
  target: createEffect(() => {
    const part = document.querySelector('#details, [data-part=right]')
    const first =
      part?.querySelector<HTMLElement>(`[role=tabpanel] :is(${field})`) ??
      part?.querySelector<HTMLElement>(`${field}, button:not(:disabled)`)
    first?.focus()
  }),
})

/** Focuses the canvas, where arrow keys go from block to block. After a press its focus ring is drawn only with the first key. */
export function focusCanvas(pressed = false): void {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  if (!canvas) return
  if (pressed) canvas.dataset.pressed = ''
  canvas.focus({ preventScroll: true })
}
