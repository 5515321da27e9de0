import { useEffect } from 'react'
import type { RefObject } from 'react'

const reached = ':is(button, a[href], input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"], :disabled)'
const item = 'li, tr, [role="listitem"], [role="row"]'
const popup = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Where the focus was: the element, and the items of lists that it stands in, the inner one first. */
type Place = { element: Element; items: { item: Element; list: Element; index: number }[] }

/**
 * Keeps the focus in a part when the element that has it goes: a form that was sent, an item that was deleted, a panel that was closed.
 * The item has it then, or the one that took its place in the list, or the part itself. A popup that was opened from here counts as here.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = part.current
    if (!box) return
    let place: Place | undefined
    const entered = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (box.contains(target)) place = placeOf(target, box)
      else if (!target.closest(popup)) place = undefined
    }
    const left = ({ target, relatedTarget }: FocusEvent) => {
      // Somebody clicked beside it: then it is still there when the next frame is drawn
      if (relatedTarget === null) requestAnimationFrame(() => place?.element === target && place.element.isConnected && (place = undefined))
    }
    const changed = () => {
      const { activeElement } = document
      if (!place || place.element.isConnected || (activeElement !== null && activeElement !== document.body)) return
      const next = nextOf(place) ?? box
      place = undefined
      next.focus()
    }
    const observer = new MutationObserver(changed)
    observer.observe(box, { childList: true, subtree: true })
    observer.observe(document.body, { childList: true }) // popups come and go there
    document.addEventListener('focusin', entered)
    box.addEventListener('focusout', left)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', entered)
      box.removeEventListener('focusout', left)
    }
  }, [part])
}

function placeOf(element: Element, box: Element): Place {
  const items: Place['items'] = []
  for (let at = element.closest(item); at && box.contains(at) && at !== box; at = at.parentElement?.closest(item) ?? null)
    if (at.parentElement) items.push({ item: at, list: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  return { element, items }
}

function nextOf({ items }: Place): HTMLElement | undefined {
  for (const { item: own, list, index } of items) {
    const here = own.isConnected ? own : list.isConnected ? list.children[Math.min(index, list.children.length - 1)] : undefined
    const found = here?.matches(reached) ? here : here?.querySelector(reached)
    if (found instanceof HTMLElement) return found
  }
  return undefined
}
