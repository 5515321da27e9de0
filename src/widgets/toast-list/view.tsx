import { useLayoutEffect, useRef, useState, useEffect } from 'react'
import { createPortal } from 'react-dom'

import { loadAnew } from '../../runtime/platform/needed.ts'
import { classes } from '../../runtime/ui/class-names.ts'
import { Button, IconButton } from '../../runtime/ui/controls/button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { formatText } from '../../runtime/ui/text/text.ts'
import type { Toast } from '../../schemas/nouns/message.ts'
import type { ToastListProps } from './contract.ts'
import styles from './view.module.css'

/**
 * The parent that an element needs to be above everything and usable: the topmost open dialog, because everything outside a
 * modal dialog is inert; `undefined` without one. Searches only while `needed`.
 */
function useTopDialog(needed: boolean): HTMLDialogElement | undefined {
  const [top, setTop] = useState<HTMLDialogElement>()
  useEffect(() => {
    if (!needed) return undefined
    const look = () => setTop([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1))
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [needed])
  return needed ? top : undefined
}

export { strings } from './strings.ts'
export const rootClass = styles.root

const icons = { success: 'check-circle', info: 'info', warning: 'warning', danger: 'alert' } as const

/**
 * Two live regions, one that waits for a pause and one that does not; they are there before the first message, else it would not be
 * read. The browser's top layer puts them above everything (`popover`; without it they lie over the page), and they move into a modal
 * dialog while one is open, where they can be announced and dismissed.
 */
export function View({ inputs: { toasts }, send, t }: ToastListProps) {
  const dialog = useTopDialog(toasts.length > 0)
  const stack = <Stack key={dialog ? 'dialog' : 'page'} toasts={toasts} send={send} t={t} />
  return dialog ? createPortal(stack, dialog) : stack
}

function Stack({ toasts, send, t }: { toasts: readonly Toast[]; send: ToastListProps['send']; t: ToastListProps['t'] }) {
  const stack = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const [announced, setAnnounced] = useState<readonly Toast[]>([]) // a step behind, so that the regions are there first
  useLayoutEffect(() => setAnnounced(toasts), [toasts])
  const newest = toasts.at(-1)?.key
  useLayoutEffect(() => {
    if (newest === undefined) held.current = false // nothing is left that could be held
    const box = stack.current
    if (!box?.showPopover) return
    if (box.matches(':popover-open')) box.hidePopover() // shown again it is above what was opened since
    if (newest !== undefined) box.showPopover()
  }, [newest])
  const region = (role: 'status' | 'alert', list: readonly Toast[]) => (
    <div role={role} aria-atomic="false" className={styles.region}>
      {list.map(({ key, kind, message: words, reload }) => (
        <div key={key} className={classes(styles.toast, styles[kind])} data-key={key}>
          <span className={styles.icon}>
            <Icon name={icons[kind]} />
          </span>
          <p className={styles.words} dir="auto">
            <span className="visually-hidden">{`${t(kind)}: `}</span>
            <span>{formatText(t, words)}</span>
          </p>
          {reload ? (
            <Button size="small" onClick={() => void loadAnew()}>
              {t('reload')}
            </Button>
          ) : null}
          <IconButton
            className={styles.dismiss}
            icon="close"
            iconSize={18}
            size="small"
            label={t('dismiss')}
            onClick={() => send({ kind: 'dismiss-toast', toast: key })}
          />
        </div>
      ))}
    </div>
  )
  const hold = (on: boolean) => {
    if (held.current === on) return
    held.current = on
    send({ kind: 'hold-toasts', hold: on })
  }
  return (
    <div
      ref={stack}
      popover="manual"
      className={styles.stack}
      // A pointer that rests where a toast comes up is at something else: only one that is moved over a toast holds it
      onPointerMove={({ pointerType, movementX, movementY }) => pointerType === 'mouse' && (movementX || movementY) && hold(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hold(false)}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || hold(false)}
    >
      {region(
        'status',
        announced.filter(({ kind }) => kind === 'success' || kind === 'info'),
      )}
      {region(
        'alert',
        announced.filter(({ kind }) => kind === 'warning' || kind === 'danger'),
      )}
    </div>
  )
}
