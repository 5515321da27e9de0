/**
 * The keys stay where the operator has them. A portal gives the focus to the page it opens, to its dialogs and to their fields; in a frame
 * that would take it out of the field of the editor that is being typed into. `holds` returns whether the portal may do so now.
 */
export function keepFocus(holds: () => boolean): void {
  const mayFocus = () => holds() || document.hasFocus()
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (mayFocus()) focus.call(this, options)
  }
  // Chromium focuses the field whose text is selected, without a call of `focus`
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const select = Reflect.get(prototype, 'select')
    prototype.select = function (this: HTMLInputElement & HTMLTextAreaElement) {
      if (mayFocus()) select.call(this)
    }
  }
  const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    const before = mayFocus() ? null : window.frameElement?.ownerDocument.activeElement
    showModal.call(this)
    // of another window: its classes are not ours
    if (before && document.hasFocus() && 'focus' in before) (before as HTMLElement).focus({ preventScroll: true })
  }
}
