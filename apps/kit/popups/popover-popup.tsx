import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { PopupProviders } from '../buttons/popup-providers.tsx'
import popup from '../buttons/popup.module.css'
import styles from './popover.module.css'

export type PopoverPopupProps = {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  width: number | undefined
  align: 'start' | 'center' | 'end'
  side: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  onClose: () => void
  children: ReactNode
}

/** An open popover at its button. */
export function PopoverPopup({ id, label, anchor, width, align, side, onClose, children }: PopoverPopupProps) {
  return (
    <PopupProviders>
      <Popover.Root
        open
        onOpenChange={(open, { event, cancel }) => {
          if (open) return
          // a press on the button is left to the button's own click
          if (event.type !== 'keydown' && event.target instanceof Node && anchor.current?.contains(event.target)) cancel()
          else onClose()
        }}
      >
        <Popover.Portal>
          <Popover.Positioner className={popup.place} anchor={anchor} side={side} align={align} sideOffset={6} collisionPadding={8}>
            <Popover.Popup
              id={id}
              aria-label={label}
              finalFocus={anchor}
              className={classes(popup.popup, styles.popover)}
              style={width === undefined ? undefined : { inlineSize: width, maxInlineSize: 'var(--available-width)' }}
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </PopupProviders>
  )
}
