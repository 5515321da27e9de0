import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { RefObject } from 'react'

import { $requestedPart, partFocused } from '../model/view/parts.ts'

const open = '[role=tab][aria-selected=true], input[type=radio]:checked' // in every editor the control that selects the part comes first

/** Focuses the requested part once it has rendered. */
export function usePartFocus(container: RefObject<HTMLElement | null>, drawn = true): void {
  const { led, reached } = useUnit({ led: $requestedPart, reached: partFocused })
  useEffect(() => {
    if (!led || !drawn) return
    const choice = container.current?.querySelector<HTMLElement>(open)
    choice?.focus()
    ;(choice?.closest('label') ?? choice)?.scrollIntoView({ block: 'nearest' })
    reached()
  }, [container, led, drawn, reached])
}
