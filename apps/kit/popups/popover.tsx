import { useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { lazyPart } from '../buttons/lazy-part.tsx'
import type { PopoverPopupProps } from './popover-popup.tsx'
import { withTrigger } from '../buttons/trigger.tsx'
import type { TriggerProps } from '../buttons/trigger.tsx'

const popup = lazyPart<PopoverPopupProps>(async () => (await import('./popover-popup.tsx')).PopoverPopup)

/**
 * A button with a panel beside it; the page stays usable. Focus goes to the first thing inside, comes back when it closes. `open` makes
 * it controlled. `children` are drawn only while it is open; as a function they get `close`. `width` in px.
 */
export function Popover({
  label,
  trigger,
  open: openOutside,
  onOpenChange,
  width,
  align = 'start',
  side = 'bottom',
  children,
}: {
  label: string
  trigger: ReactElement<TriggerProps>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  width?: number
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [openInside, setOpenInside] = useState(false)
  const id = useId()
  const open = openOutside ?? openInside
  if (open) popup.fetch()

  function show(next: boolean) {
    setOpenInside(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {withTrigger(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onPointerEnter: popup.fetch,
        onFocus: popup.fetch,
        onClick: () => show(!open),
      })}
      {open ? (
        <popup.Part id={id} label={label} anchor={anchor} width={width} align={align} side={side} onClose={() => show(false)}>
          {typeof children === 'function' ? children(() => show(false)) : children}
        </popup.Part>
      ) : null}
    </>
  )
}
