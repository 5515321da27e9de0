/**
 * The keys stay where the operator has them. A portal gives the focus to the page it opens and to its dialogs; in a frame that would
 * take it out of the field of the editor that is being typed into. `holds` returns whether the portal may do so now.
 */
export function keepFocus(holds: () => boolean): void {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (holds() || document.hasFocus()) focus.call(this, options)
  }
  const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    const before = holds() || document.hasFocus() ? null : window.frameElement?.ownerDocument.activeElement
    showModal.call(this)
    // of another window: its classes are not ours
    if (before && document.hasFocus() && 'focus' in before) (before as HTMLElement).focus({ preventScroll: true })
  }
}
