import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode, RefObject } from 'react'

import { PopupProviders } from './popup-providers.tsx'
import styles from './tooltip.module.css'

export type TooltipPopupProps = {
  anchor: RefObject<HTMLElement | null>
  text: ReactNode
  side: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  /** The pointer came to rest on the words, or left them. */
  onRest: (resting: boolean) => void
}

/** The words of a tooltip, placed; when they come and go is decided by the trigger. They are hidden from screen readers, which read the name. */
export function TooltipPopup({ anchor, text, side, onRest }: TooltipPopupProps) {
  return (
    <PopupProviders>
      <Tooltip.Root open>
        <Tooltip.Portal>
          <Tooltip.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={6} className={styles.place}>
            <Tooltip.Popup
              className={styles.tip}
              aria-hidden="true"
              onPointerEnter={() => onRest(true)}
              onPointerLeave={() => onRest(false)}
            >
              {text}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </PopupProviders>
  )
}
