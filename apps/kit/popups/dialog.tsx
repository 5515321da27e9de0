import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { t } from '../i18n/words.ts'
import { Button } from '../buttons/button.tsx'
import { lazyPart } from '../buttons/lazy-part.tsx'
import type { DialogPopupProps } from './dialog-popup.tsx'

export type DialogProps = DialogPopupProps & { open: boolean }

const popup = lazyPart<DialogPopupProps>(async () => (await import('./dialog-popup.tsx')).DialogPopup)

/** A dialog over the shell, with a name, a way out, and the focus inside; closing gives the focus back to where it came from. */
export function Dialog({ open, ...rest }: DialogProps) {
  if (!open) return null
  popup.fetch()
  return <popup.Part {...rest} />
}

/** The foot of a dialog that decides: the way out, then the deciding button. `isFirst`: the way out gets the focus. */
export function Decision({
  confirm,
  keep,
  isFirst,
  kind = 'primary',
  onClose,
  onConfirm,
  ...rest
}: {
  confirm: string
  /** Another name of the way out than Cancel. */
  keep?: string
  isFirst?: boolean
  onClose: () => void
  onConfirm: () => void
} & Pick<ComponentProps<typeof Button>, 'kind' | 'icon' | 'busy' | 'disabled'>) {
  return (
    <>
      <Button size="large" onClick={onClose} data-first={isFirst || undefined}>
        {keep ?? t('ui.cancel')}
      </Button>
      <Button {...rest} size="large" kind={kind} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
}

/**
 * Asks before something that Undo cannot revert. `effect` says what happens and to whom; the deciding button is a verb with its
 * object, and the focus is on Cancel. `onConfirm` may be asynchronous: the button stays busy until it finishes.
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
        <Decision
          isFirst
          confirm={confirm}
          kind={danger ? 'danger' : 'primary'}
          busy={busy}
          onClose={onClose}
          onConfirm={() => void decide()}
        />
      }
    >
      {effect}
    </Dialog>
  )
}
