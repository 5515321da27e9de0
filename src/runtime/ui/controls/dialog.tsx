import { useEffect, useId, useRef } from 'react'

import { closeModal, openModal } from '../../platform/modal.ts'
import { IconButton } from './button.tsx'
import { classes } from '../class-names.ts'
import styles from './dialog.module.css'
import type { Elements } from '../elements.tsx'

type Props = {
  /** The dialog's name: a visible heading, or (`quiet`) for screen readers only. */
  title: string
  quiet?: boolean
  /** It asks something, in the text with this id where there is one: it is announced as an alert. */
  asks?: { text?: string | undefined }
  closeLabel: string
  /** The player asks to close it, by the button or Escape. A forced dialog has neither. */
  onClose: () => void
  forced?: boolean
  /** False: Escape does not close it, the button does. A game keeps its keys. */
  escape?: boolean
  size?: 'usual' | 'wide' | 'split' | 'search' | 'window' | undefined
  className?: string | undefined
  children: Elements
}

/**
 * A popup in a modal `<dialog>`: it traps the focus and returns it, the page behind is inert, Escape closes it unless it is forced, a
 * click outside does not. On a phone it opens from the bottom.
 */
export function Dialog({ title, quiet, asks, closeLabel, onClose, forced, escape = true, size = 'usual', className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (dialog && !dialog.open) {
      openModal(dialog)
      // Not its first button: the content may still be loading, and the close button would be announced instead of the name
      if (!dialog.querySelector('[autofocus]')) dialog.focus()
    }
    return () => {
      if (dialog) closeModal(dialog)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={ref}
      role={asks ? 'alertdialog' : 'dialog'}
      tabIndex={-1}
      className={classes(styles.dialog, styles[size], className)}
      aria-labelledby={id}
      aria-describedby={asks?.text}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // a file field inside cancels too
        event.preventDefault() // the model decides what is open
        if (!forced && escape) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && (forced || !escape)) event.preventDefault()
      }}
    >
      <div className={styles.body}>
        <h2 id={id} className={quiet ? 'visually-hidden' : styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {forced ? null : <IconButton className={styles.close} icon="close" label={closeLabel} onClick={onClose} />}
    </dialog>
  )
}
