import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode, RefObject } from 'react'

import { PopupProviders } from './popup-providers.tsx'
import styles from './tooltip.module.css'

export type TooltipPopupProps = {
  anchor: RefObject<HTMLElement | null>
  text: ReactNode
  side: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  /** The pointer went onto the tooltip, or left it. */
  onHover: (hovered: boolean) => void
}

/** A press goes to the element under the tooltip. */
function pressBelow(tip: HTMLElement, x: number, y: number): void {
  const below = document.elementsFromPoint(x, y).find((element) => !tip.contains(element) && !element.contains(tip))
  if (!(below instanceof HTMLElement)) return
  below.closest<HTMLElement>('button, a, input, select, textarea, [tabindex]')?.focus()
  below.click()
}

/** An open tooltip; its trigger decides when. It is hidden from screen readers, which read the element's name instead. */
export function TooltipPopup({ anchor, text, side, onHover }: TooltipPopupProps) {
  return (
    <PopupProviders>
      <Tooltip.Root open>
        <Tooltip.Portal>
          <Tooltip.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={6} className={styles.place}>
            <Tooltip.Popup
              className={styles.tip}
              aria-hidden="true"
              onPointerEnter={() => onHover(true)}
              onPointerLeave={() => onHover(false)}
              onPointerDown={(event) => event.preventDefault()} // the focus stays where it is
              onClick={(event) => {
                const tip = event.currentTarget
                onHover(false)
                pressBelow(tip, event.clientX, event.clientY)
              }}
            >
              {text}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </PopupProviders>
  )
}
