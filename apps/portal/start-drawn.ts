/** The pages where a visitor comes in: they lead on to the page that the address names. */
const entries = 'a[href="/login"], a[href="/register"]'

/** Controls that do nothing without the portal. A link leads somewhere by itself. */
const controls = 'button, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]'

/**
 * Loads the portal's scripts into a page that the server has drawn: when all that it shows has loaded, or at the first touch or key. What
 * is touched or typed before the portal answers is kept; the returned function repeats it then. `undefined`: the page was not
 * drawn. `isFramed`: it is a preview, which draws anew at once.
 */
export function startDrawn(isFramed = false): (() => void) | undefined {
  const files = scriptsOf(document.getElementById('foyer-start')?.textContent)
  const [entry] = files
  if (entry === undefined) return undefined
  if (isFramed) {
    void import(/* @vite-ignore */ entry)
    return undefined
  }

  const touches = ['pointerdown', 'keydown', 'touchstart'] as const
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    for (const type of touches) removeEventListener(type, start, true)
    removeEventListener('load', start)
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    import(/* @vite-ignore */ entry!).catch(() => location.reload()) // a build that is gone: the page of the new one
  }
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true })
  if (document.readyState === 'complete') setTimeout(start)
  else addEventListener('load', () => setTimeout(start), { once: true })

  const touched = new Set<HTMLElement>()
  const typed = new Map<HTMLInputElement, string>()
  // what was typed before this script came
  for (const field of document.querySelectorAll('input'))
    if (holdsText(field) && field.value !== field.defaultValue) typed.set(field, field.value)
  const keepTyped = ({ target }: Event) => void (target instanceof HTMLInputElement && holdsText(target) && typed.set(target, target.value))
  function keep(event: Event) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[href], ${controls}`) : null
    if (control?.matches(entries)) nameWayBack(control)
    const isOurs = event.isTrusted && (event.type === 'submit' || (control !== null && !control.matches('a[href]')))
    if (!isOurs) return
    event.preventDefault()
    event.stopPropagation()
    if (control) touched.add(control)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  addEventListener('input', keepTyped, true)
  return () => {
    removeEventListener('input', keepTyped, true)
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    for (const [field, text] of typed) if (field.isConnected) typeAgain(field, text)
    for (const control of touched) if (control.isConnected) control.click()
  }
}

/** The portal opens these pages over the one that is shown; a link that the browser follows by itself names it in the address. */
function nameWayBack(link: HTMLElement) {
  const { pathname, search, hash } = location
  if (pathname !== '/')
    link.setAttribute('href', `${link.getAttribute('href')}?${new URLSearchParams({ back: pathname + search + hash }).toString()}`)
}

function holdsText({ type }: HTMLInputElement): boolean {
  return type !== 'checkbox' && type !== 'radio'
}

/** React remembers what a field held when it took it over, and takes only another text for typed. A field that was left is left again. */
function typeAgain(field: HTMLInputElement, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Addresses of scripts of our own, as the server wrote them. */
function scriptsOf(text: string | null | undefined): string[] {
  try {
    const files: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(files) ? files.filter((file): file is string => typeof file === 'string' && /^\/[^/\\]/.test(file)) : []
  } catch {
    return []
  }
}
