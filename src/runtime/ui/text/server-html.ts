import { use, useState, useSyncExternalStore } from 'react'
import type { CSSProperties } from 'react'

import { DrawingContext } from '../drawing.ts'

const never = () => () => {}

/**
 * Whether this render is the server's, or the browser's that takes over the server's HTML and has to equal it. What only the browser knows
 * is drawn by the render that follows at once.
 */
export function useIsServerHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** The time at which a component was first drawn, in ms since 1970. */
export function useFirstTime(): number {
  const { clock, drawn } = use(DrawingContext)
  const [own] = useState(() => clock.now())
  return useIsServerHtml() && drawn ? drawn.now : own
}

/**
 * A style that scripts give an element, for lengths that follow from data. The content policy refuses style attributes in HTML, so what the
 * server draws has none.
 */
export function useScriptedStyle(style: CSSProperties): CSSProperties | undefined {
  return useIsServerHtml() ? undefined : style
}
