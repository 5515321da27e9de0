import { useEffect } from 'react'
import type { RefObject } from 'react'

/** A place that wants the focus, as `/props/title`; another object asks again. */
export type RequestedPlace = { pointer: string }

/** Brings the field of a place into view and gives it the focus; the nearest one around it where it has none of its own. */
export function useFocusPlace(ground: RefObject<HTMLElement | null>, focus: RequestedPlace | undefined): void {
  useEffect(() => {
    if (!focus) return
    const places = [...(ground.current?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])]
    const place =
      places.find((element) => element.dataset.pointer === focus.pointer) ??
      places.findLast((element) => focus.pointer.startsWith(`${element.dataset.pointer}/`))
    place?.scrollIntoView({ block: 'nearest' })
    place?.querySelector<HTMLElement>('input, textarea, [role="combobox"], button, [tabindex="0"]')?.focus()
  }, [ground, focus])
}
