import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import { IconButton } from './button.tsx'
import type { DialogProps } from './dialog.tsx'
import { PopupGround } from './popup-ground.tsx'
import styles from './dialog.module.css'

export type DialogPopupProps = Omit<DialogProps, 'open'>

/** An open dialog. The focus goes to `initialFocus`, else to what is marked `data-first`, else to the first thing of its body. */
export function DialogPopup({
  onClose,
  title,
  description,
  size = 'usual',
  footer,
  children,
  initialFocus,
  keep = false,
}: DialogPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const back = useRef(document.activeElement)
  function first(): HTMLElement | null {
    const found =
      popup.current?.querySelector<HTMLElement>('[data-first]') ??
      popup.current?.querySelector<HTMLElement>(`.${styles.body} :is(button, input, select, textarea, a[href], [tabindex="0"])`)
    return initialFocus?.current ?? found ?? popup.current
  }
  return (
    <PopupGround>
      <Dialog.Root
        open
        disablePointerDismissal={keep}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.scrim} />
          <Dialog.Viewport className={styles.viewport}>
            <Dialog.Popup
              ref={popup}
              className={classes(styles.dialog, styles[size])}
              initialFocus={first}
              finalFocus={() => (back.current instanceof HTMLElement && back.current.isConnected ? back.current : null)}
            >
              <header className={styles.head}>
                <div className={styles.names}>
                  <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                  {description ? <Dialog.Description className={styles.description}>{description}</Dialog.Description> : null}
                </div>
                <Dialog.Close render={<IconButton icon={X} label={t('ui.close')} />} />
              </header>
              <div className={styles.body}>{children}</div>
              {footer ? <footer className={styles.foot}>{footer}</footer> : null}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </PopupGround>
  )
}
