import { useId } from 'react'
import type { ReactNode } from 'react'

import { Button } from './button.tsx'
import styles from './confirm.module.css'
import { Dialog } from './dialog.tsx'

/**
 * A question before something that cannot be undone: one sentence, the cancel button first, the action second. Without an action it is a
 * warning, which is closed.
 */
export function Confirm({
  title,
  text,
  confirm,
  cancel,
  loses,
  onConfirm,
  onClose,
}: {
  title: string
  text?: ReactNode
  confirm?: string
  cancel: string
  /** The action takes something away for good. */
  loses?: boolean
  onConfirm?: () => void
  onClose: () => void
}) {
  const id = useId()
  return (
    <Dialog title={title} asks={{ text: text ? id : undefined }} closeLabel={cancel} onClose={onClose} className={styles.small}>
      {text ? (
        <p id={id} className={styles.text}>
          {text}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button size="large" kind={confirm ? 'secondary' : 'primary'} onClick={onClose}>
          {cancel}
        </Button>
        {confirm ? (
          <Button
            size="large"
            kind={loses ? 'danger' : 'primary'}
            onClick={() => {
              onClose()
              onConfirm?.()
            }}
          >
            {confirm}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
