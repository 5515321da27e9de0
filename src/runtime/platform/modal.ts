/**
 * Opens a modal dialog over the page; `closeModal` closes it. The root element has the attribute `data-covered` while one is open.
 * `html:has(dialog[open])` would say the same, but with it the browser looks at the style of hundreds of elements after each change of
 * the page (decision 555).
 */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.addEventListener('close', noteModals, { once: true }) // the browser closes one too, at the second press of a phone's back button
  noteModals()
}

export function closeModal(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close()
  noteModals()
}

/** Resolves when no modal dialog covers the page any more, after `withinMs` at the latest. */
export function uncovered(withinMs: number): Promise<void> {
  const isCovered = () => document.documentElement.hasAttribute('data-covered')
  if (!isCovered()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => isCovered() || end())
    const timer = setTimeout(end, withinMs)
    observer.observe(document.documentElement, { attributeFilter: ['data-covered'] })
  })
}

/** For whoever takes an open dialog out of the page. */
export function noteModals(): void {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog[open]') !== null)
}
