/** Whether somebody must not be interrupted: a dialog is open (also one that only a view knows of), or a field is being typed in. */
export function isBusy(): boolean {
  if (typeof document === 'undefined') return false
  return (
    document.querySelector('dialog[open]') !== null ||
    (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false)
  )
}
