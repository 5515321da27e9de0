import { needed } from '../../src/runtime/platform/needed.ts'
import { reportBroken } from './report-broken.ts'

/** The pages where a visitor comes in: they lead on to the page that the address names. */
const entries = 'a[href="/login"], a[href="/register"]'

/** Controls that do nothing without the portal. A link leads somewhere by itself. */
const controls = 'button, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]'

/** A popup (src/runtime/ui/controls/dialog.tsx): HTML can name it, but only a script can open it over the page. */
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
  const load = () => needed(() => import(/* @vite-ignore */ entry)).catch(reportBroken)
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
  const typed = new Map<TextField, string>()
  const chosen = new Map<HTMLInputElement | HTMLSelectElement, string | boolean>()
  // what was typed and chosen before this script came
  for (const field of document.querySelectorAll<TextField>('input, textarea')) {
    if (isBox(field)) {
      if (field.checked !== field.defaultChecked) chosen.set(field, field.checked)
    } else if (field.value !== field.defaultValue) typed.set(field, field.value)
  }
  for (const list of document.querySelectorAll('select')) {
    const first = [...list.options].findIndex((option) => option.hasAttribute('selected'))
    if (list.selectedIndex !== Math.max(first, 0)) chosen.set(list, list.value)
  }
  function keepTyped({ target }: Event) {
    if ((target instanceof HTMLInputElement && !isBox(target)) || target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }
  const keepFocus = ({ target }: Event) => void (focused?.isConnected && target instanceof Element && (focused = target))
  function keepChosen({ target }: Event) {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
    if (!isBox(target)) return
    for (const other of chosen.keys()) if (target.type === 'radio' && other.name === target.name) chosen.delete(other) // one of them is
    chosen.set(target, target.checked)
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
    const repeats = [
      () => focusAgain(focused, typed),
      ...[...typed].map(
        ([field, text]) =>
          () =>
            again(field, typed, (now) => typeAgain(now, text)),
      ),
      ...[...chosen].map(
        ([field, choice]) =>
          () =>
            again(field, chosen, (now) => chooseAgain(now, choice)),
      ),
      ...[...touched].map((control) => () => again(control, nobody, (now) => now.click())),
      ...[...cancelled].map((popup) => () => cancelAgain(popup)),
    ]
    repeatUntilDone(repeats)
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

/** The window is narrower than what the page was drawn for, so its outline is seen in place of the drawing (boot.css). */
function isDrawnTooWide(): boolean {
  return document.querySelector('[data-drawn-for]:not([data-drawn-for="phone"])') !== null && matchMedia('(width < 40em)').matches
}

/** How long a press or a typed text waits until its node is drawn again, in ms. */
const redrawTimeoutMs = 30_000
const nobody: ReadonlyMap<HTMLElement, unknown> = new Map()

/** Each gives whether it is done. Those that wait for an element are tried again as the page changes, as long as it is the same page. */
function repeatUntilDone(repeats: readonly (() => boolean)[]) {
  const { pathname } = location
  let left = repeats.filter((repeat) => !repeat())
  if (left.length === 0) return
  const changes = new MutationObserver(() => {
    if (location.pathname === pathname) left = left.filter((repeat) => !repeat())
    if (location.pathname !== pathname || left.length === 0) changes.disconnect()
  })
  changes.observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  setTimeout(() => changes.disconnect(), redrawTimeoutMs)
}

/** Does again with an element what was done with it, unless it was replaced and something was done with its successor since. */
function again<Found extends HTMLElement>(element: Found, kept: ReadonlyMap<HTMLElement, unknown>, act: (now: Found) => void): boolean {
  const now = nowOf(element)
  if (now && (now === element || !kept.has(now))) act(now)
  return now !== undefined
}

/** The focus goes to what has taken the place of the focused element, unless the player has put it elsewhere since. */
function focusAgain(focused: Element | null, typed: ReadonlyMap<HTMLElement, unknown>): boolean {
  const at = document.activeElement
  const isElsewhere = at instanceof HTMLElement && (typed.has(at) || (at !== focused && at.matches('input, textarea, select')))
  if (!(focused instanceof HTMLElement) || focused.isConnected || isElsewhere) return true
  const now = nowOf(focused)
  now?.focus({ preventScroll: true })
  return now !== undefined && now === document.activeElement // in a dialog that is not open yet nothing has the focus
}

function cancelAgain(popup: HTMLDialogElement): boolean {
  const now = popup.isConnected ? popup : document.querySelector(popups)
  return now === null || now.dispatchEvent(new Event('cancel', { cancelable: true })) || true
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
  const found = now?.querySelectorAll<Found>(element.localName)[place]
  return found?.getAttribute('type') === element.getAttribute('type') ? found : undefined // no password in the place of a name
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

type TextField = HTMLInputElement | HTMLTextAreaElement
type Box = HTMLInputElement & { type: 'checkbox' | 'radio' }
function isBox(field: EventTarget | null): field is Box {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** React remembers what a field held when it took it over, and takes only another text for typed. A field that was left is left again. */
function typeAgain(field: TextField, text: string) {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
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
