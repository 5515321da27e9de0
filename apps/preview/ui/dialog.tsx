import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'

import { t } from '../i18n/words.ts'
import { Button } from './button.tsx'
import { later } from './later.tsx'
import type { DialogPopupProps } from './dialog-popup.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** 420, 560 and 860 px wide, or the whole window less a margin. */
  size?: 'small' | 'usual' | 'wide' | 'full'
  /** Buttons, the deciding one last. */
  footer?: ReactNode
  children?: ReactNode
  /** What has the focus first; otherwise the first thing inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** A press outside does not close it: for a dialog that holds what somebody typed. */
  keep?: boolean | undefined
}

const popup = later<DialogPopupProps>(async () => (await import('./dialog-popup.tsx')).DialogPopup)

/** A dialog over the shell, with a name, a way out, and the focus inside; closing gives the focus back to where it came from. */
export function Dialog({ open, ...rest }: DialogProps) {
  if (!open) return null
  popup.fetch()
  return <popup.Part {...rest} />
}

/**
 * Asks before something that cannot be taken back by Undo. `effect` says what happens and to whom; the deciding button is a verb with its
 * object, and the focus is on Cancel. `onConfirm` may take its time: the button stays busy until it settles.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  effect,
  confirm,
  danger,
  onConfirm,
}: {
  open: boolean
  onClose: () => void
  title: string
  effect: ReactNode
  confirm: string
  danger?: boolean
  onConfirm: () => void | Promise<void>
}) {
  const [busy, setBusy] = useState(false)
  async function decide() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button size="large" onClick={onClose} data-first>
            {t('ui.cancel')}
          </Button>
          <Button size="large" kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void decide()}>
            {confirm}
          </Button>
        </>
      }
    >
      {effect}
    </Dialog>
  )
}
