import { needed } from '../../src/runtime/platform/needed.ts'
import { sayBroken } from './say-broken.ts'

/** The pages where a visitor comes in: they lead on to the page that the address names. */
const entries = 'a[href="/login"], a[href="/register"]'

/** Controls that do nothing without the portal. A link leads somewhere by itself. */
const controls = 'button, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]'

/** A popup (src/runtime/ui/dialog.tsx): HTML can name it, but only a script can open it over the page. */
const popups = 'dialog[aria-modal="true"]'

/**
 * Loads the portal's scripts into a page that the server has drawn: when all that it shows has loaded, at the first touch or key, or at
 * once where the drawing cannot be shown. A drawn popup is opened at once. What is touched or typed before the portal answers is kept; the
 * returned function repeats it then. `undefined`: the page was not drawn. `isFramed`: it is a preview, which draws anew at once.
 */
export function startDrawn(isFramed = false): (() => void) | undefined {
  const files = scriptsOf(document.getElementById('foyer-start')?.textContent)
  const [entry] = files
  if (entry === undefined) return undefined
  const load = () => needed(() => import(/* @vite-ignore */ entry)).catch(sayBroken)
  if (isFramed) {
    void load()
    return undefined
  }

  const touches = ['pointerdown', 'keydown', 'touchstart'] as const
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    for (const type of touches) removeEventListener(type, start, true)
    removeEventListener('load', start)
    const links = files.map((file) => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      return link
    })
    document.head.append(...links)
    void load()
  }
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true })
  if (document.readyState === 'complete' || isDrawnTooWide()) setTimeout(start)
  else addEventListener('load', () => setTimeout(start), { once: true })

  const touched = new Set<HTMLElement>()
  const cancelled = new Set<HTMLDialogElement>()
  const keys: string[] = []
  document.querySelectorAll<HTMLDialogElement>(popups).forEach(openPopup)
  let focused = document.activeElement
  const typed = new Map<HTMLInputElement, string>()
  const chosen = new Map<HTMLInputElement | HTMLSelectElement, string | boolean>()
  // what was typed and chosen before this script came
  for (const field of document.querySelectorAll('input')) {
    if (!holdsText(field)) {
      if (field.checked !== field.defaultChecked) chosen.set(field, field.checked)
    } else if (field.value !== field.defaultValue) typed.set(field, field.value)
  }
  const keepTyped = ({ target }: Event) => void (target instanceof HTMLInputElement && holdsText(target) && typed.set(target, target.value))
  const keepFocus = ({ target }: Event) => void (focused?.isConnected && target instanceof Element && (focused = target))
  function keepChosen({ target }: Event) {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
    if (target instanceof HTMLInputElement && !holdsText(target)) chosen.set(target, target.checked)
  }
  function keep(event: Event) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[href], ${controls}`) : null
    if (control?.matches(entries)) nameWayBack(control)
    const isOurs = event.isTrusted && (event.type === 'submit' || (control !== null && !control.matches('a[href]')))
    if (!isOurs) return
    event.preventDefault()
    event.stopPropagation()
    if (control) touched.add(control)
  }
  /** Escape: whether the popup closes is for the portal to say. */
  function keepCancel(event: Event) {
    if (!event.isTrusted || !(event.target instanceof HTMLDialogElement)) return
    event.preventDefault()
    cancelled.add(event.target)
  }
  /** "/" opens the search, where the page has it: what is typed behind it belongs there. */
  function keepKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, target } = event
    if (!event.isTrusted || altKey || ctrlKey || metaKey) return
    if (key === 'Escape') return void keys.splice(0)
    const begins = key === '/' && document.querySelector('[aria-keyshortcuts="/"]') && !document.querySelector('dialog[open]')
    const types = [...key].length === 1 || key === 'Backspace' || key === 'Enter'
    if (!(keys.length > 0 ? types : begins) || (target instanceof Element && target.matches('input, textarea, select'))) return
    event.preventDefault()
    keys.push(key)
  }
  addEventListener('keydown', keepKey, true)
  addEventListener('cancel', keepCancel, true)
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  addEventListener('focusin', keepFocus, true)
  addEventListener('input', keepTyped, true)
  addEventListener('change', keepChosen, true)
  return () => {
    removeEventListener('keydown', keepKey, true)
    removeEventListener('focusin', keepFocus, true)
    removeEventListener('cancel', keepCancel, true)
    removeEventListener('input', keepTyped, true)
    removeEventListener('change', keepChosen, true)
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    if (focused instanceof HTMLElement && !focused.isConnected && !typed.has(document.activeElement as HTMLInputElement))
      nowOf(focused)?.focus({ preventScroll: true }) // unless something was typed elsewhere since
    for (const [field, text] of typed) again(field, typed, (now) => typeAgain(now, text))
    for (const [field, choice] of chosen) again(field, chosen, (now) => chooseAgain(now, choice))
    for (const control of touched) nowOf(control)?.click()
    for (const popup of cancelled) {
      const now = popup.isConnected ? popup : document.querySelector(popups)
      now?.dispatchEvent(new Event('cancel', { cancelable: true }))
    }
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

/** The window is narrower than what the page was drawn for, so its outline is seen in place of the drawing (boot.css). */
function isDrawnTooWide(): boolean {
  return document.querySelector('[data-drawn-for]:not([data-drawn-for="phone"])') !== null && matchMedia('(width < 640px)').matches
}

/** Does again with a field what was done with it, unless it was replaced and something was done with its successor since. */
function again<Field extends HTMLElement>(field: Field, kept: ReadonlyMap<Field, unknown>, act: (now: Field) => void) {
  const now = nowOf(field)
  if (now && (now === field || !kept.has(now))) act(now)
}

/**
 * The element that stands for one of the drawn page. A node that a translator or an extension has changed before the portal came is drawn
 * anew: its elements are then those at the same places of the node with the same name.
 */
function nowOf<Found extends HTMLElement>(element: Found): Found | undefined {
  if (element.isConnected) return element
  const node = element.closest<HTMLElement>('[data-node]')
  if (!node) return undefined
  const page = pageOf(node) // none: the node alone was replaced
  const now = [...document.querySelectorAll<HTMLElement>('[data-node]')].find(
    (one) => one.dataset['node'] === node.dataset['node'] && (page === undefined || page === pageOf(one)),
  )
  const place = [...node.querySelectorAll(element.localName)].indexOf(element)
  return now?.querySelectorAll<Found>(element.localName)[place]
}

function pageOf(node: HTMLElement): string | undefined {
  return node.closest<HTMLElement>('[data-page]')?.dataset['page']
}

/** Opens a drawn popup as the portal would: the focus is on what asks for it, or on the popup itself. */
function openPopup(popup: HTMLDialogElement) {
  popup.showModal()
  document.documentElement.dataset['covered'] = '' // src/runtime/platform/modal.ts would be a file of its own to wait for
  if (!popup.querySelector('[autofocus]')) popup.focus()
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

/** React remembers what a box was when it took it over, and takes only a press that changes it. Of radio buttons one is pressed. */
function chooseAgain(field: HTMLInputElement | HTMLSelectElement, choice: string | boolean) {
  if (typeof choice === 'string') {
    field.value = choice
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && (field.type !== 'radio' || choice)) {
    field.checked = !choice
    field.click()
  }
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
