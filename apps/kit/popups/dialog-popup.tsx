import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import { IconButton } from '../buttons/button.tsx'
import { PopupProviders } from '../buttons/popup-providers.tsx'
import styles from './dialog.module.css'

export type DialogPopupProps = {
  onClose: () => void
  title: string
  description?: ReactNode
  /** 420, 560 and 860 px wide, or the whole window less a margin. */
  size?: 'small' | 'default' | 'wide' | 'full'
  /** Buttons, the deciding one last. */
  footer?: ReactNode
  children?: ReactNode
  /** What has the focus first; otherwise the first thing inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** A press outside does not close it: for a dialog that holds what somebody typed. */
  keep?: boolean | undefined
}

/** An open dialog. The focus goes to `initialFocus`, else to what is marked `data-first`, else to the first thing of its body. */
export function DialogPopup({
  onClose,
  title,
  description,
  size = 'default',
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
    <PopupProviders>
      <Dialog.Root
        open
        disablePointerDismissal={keep}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop forceRender className={styles.scrim} />
          <Dialog.Viewport className={styles.viewport}>
            <Dialog.Popup
              ref={popup}
              className={classes(styles.dialog, styles[size])}
              initialFocus={first}
              finalFocus={() => returnTo(back.current)}
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
    </PopupProviders>
  )
}

/** Where the focus came from. Nowhere else: the library would give it to the first link of the page. */
function returnTo(element: Element | null): HTMLElement | false {
  return element instanceof HTMLElement && element.isConnected && element !== document.body ? element : false
}
