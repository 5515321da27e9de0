/** How long, in ms, the field may take to come. A key that is kept for longer would not be missed, but the page would have no keys. */
const fieldTimeoutMs = 20_000

/**
 * Keeps what is typed from now on and types it into the first text field of a popup that gets the focus: a popup whose code is still on
 * its way has no field yet. Enter is not kept, and presses nothing on the page meanwhile. Escape and a touch end it; so does the returned
 * function.
 */
export function keepTyped(): () => void {
  let text = ''
  const listening = new AbortController()
  const timer = setTimeout(stop, fieldTimeoutMs)
  function stop() {
    clearTimeout(timer)
    listening.abort()
  }
  function press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (key === 'Escape') return stop()
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Backspace') text = [...text].slice(0, -1).join('')
    else if ([...key].length === 1) text += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  function focus({ target }: FocusEvent) {
    if (!isTextField(target)) return
    stop()
    if (text === '' || !(target instanceof HTMLInputElement) || !target.closest('dialog')) return
    // React takes only a text that it did not set itself for typed
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('keydown', press, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('pointerdown', stop, options)
  return stop
}

/** Whether keys that are pressed there type. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
