import { createEffect } from 'effector'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"], [data-canvas]'

/**
 * Goes to the part of the editor after (1) or before (-1) the one that has the focus. False after the last: the browser goes on from there.
 */
export function nextPart(from: Element | null, way: -1 | 1): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(
    (part) => !part.parentElement?.closest('[data-part]') && part.querySelector(reachable),
  )
  const now = from?.closest('[data-part]')
  const at = parts.findIndex((part) => part === now)
  const next = at < 0 ? parts[way === 1 ? 0 : parts.length - 1] : parts[at + way]
  if (!next) return false
  entryOf(next).focus()
  return true
}

/** The same from what has the focus. */
export const goToPartFx = createEffect((way: -1 | 1) => void nextPart(document.activeElement, way))

/** The canvas itself, the selected row, the pressed button, else the first focusable element. */
function entryOf(part: HTMLElement): HTMLElement {
  const all = [...part.querySelectorAll<HTMLElement>(reachable)].filter((element) => element.tabIndex >= 0)
  return (
    part.querySelector<HTMLElement>('[data-canvas]') ??
    all.find((element) => element.matches('[role=treeitem][tabindex="0"]')) ??
    all.find((element) => !element.matches('[data-splitter]')) ??
    part
  )
}
