import { useEffect } from 'react'
import type { RefObject } from 'react'

/** A requested place, as `/props/title`. Each request is another object, so that the same place can be requested again. */
export type RequestedPlace = { pointer: string }

/** Scrolls the field of a place into view and focuses it; without a field of its own, the nearest one around it. */
export function useFocusPlace(container: RefObject<HTMLElement | null>, focus: RequestedPlace | undefined): void {
  useEffect(() => {
    if (!focus) return
    const places = [...(container.current?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])]
    const place =
      places.find((element) => element.dataset.pointer === focus.pointer) ??
      places.findLast((element) => focus.pointer.startsWith(`${element.dataset.pointer}/`))
    for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
    place?.scrollIntoView({ block: 'nearest' })
    // the menu beside a name comes before the control
    place?.querySelector<HTMLElement>('input, textarea, [role="combobox"], button:not([aria-haspopup="menu"]), [tabindex="0"]')?.focus()
  }, [container, focus])
}
