import { useEffect, useRef } from 'react'

import { closeModal, openModal } from '../../runtime/platform/modal.ts'
import { IconButton } from '../../runtime/ui/controls/button.tsx'
import styles from './view.module.css'
import type { Elements } from '../../runtime/ui/elements.tsx'

/**
 * The side menu over the page, on the platform's modal `<dialog>`: the focus stays inside and goes back to where it was, Escape and a
 * press on the scrim close it, and so does every link. A drawer that was open when the page was left does not greet the player again.
 */
export function Drawer({
  open,
  label,
  closeLabel,
  onClose,
  children,
}: {
  open: boolean
  label: string
  closeLabel: string
  onClose: () => void
  children: Elements
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const greeted = useRef(open)
  const closed = useRef(onClose)
  closed.current = onClose
  useEffect(() => {
    if (greeted.current) closed.current()
    const dialog = ref.current
    const pressed = ({ target }: MouseEvent) => {
      // The dialog itself is the scrim: its content covers it
      if (target === dialog || (target instanceof Element && target.closest('a[href]'))) closed.current()
    }
    dialog?.addEventListener('click', pressed)
    return () => {
      dialog?.removeEventListener('click', pressed)
      if (dialog) closeModal(dialog)
    }
  }, [])
  useEffect(() => {
    const dialog = ref.current
    if (!open) greeted.current = false
    if (!dialog || greeted.current) return
    if (open && !dialog.open) openModal(dialog)
    else if (!open && dialog.open) closeModal(dialog)
  }, [open])
  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault() // the model decides what is open
        onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.title}>{label}</p>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
