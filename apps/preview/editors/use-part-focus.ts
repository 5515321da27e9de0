import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { RefObject } from 'react'

import { $requestedPart, partFocused } from '../model/parts.ts'

const open = '[role=tab][aria-selected=true], input[type=radio]:checked' // what says which part is shown comes first in every editor

/** The part that was led to takes the focus, once it is drawn. */
export function usePartFocus(ground: RefObject<HTMLElement | null>, drawn = true): void {
  const { led, reached } = useUnit({ led: $requestedPart, reached: partFocused })
  useEffect(() => {
    if (!led || !drawn) return
    const choice = ground.current?.querySelector<HTMLElement>(open)
    choice?.focus()
    ;(choice?.closest('label') ?? choice)?.scrollIntoView({ block: 'nearest' })
    reached()
  }, [ground, led, drawn, reached])
}
