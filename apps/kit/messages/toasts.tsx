import { useUnit } from 'effector-react'
import { CircleAlert, CircleCheck, ExternalLink, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t, useLanguage } from '../i18n/words.ts'
import { $toasts, toastClosed } from './toast-list.ts'
import { Button, IconButton } from '../buttons/button.tsx'
import styles from './toasts.module.css'

/**
 * The toasts, in a part that F6 reaches. They stay while the pointer is on one of them or the focus in one of them. Escape and the button
 * close a toast, and the focus goes back where it came from. Screen readers hear the sentence from the live regions.
 */
export function Toasts() {
  const toasts = useUnit($toasts)
  return toasts.length === 0 ? null : <Shown toasts={toasts} />
}

function Shown({ toasts }: { toasts: ReturnType<typeof $toasts.getState> }) {
  useLanguage()
  const close = useUnit(toastClosed)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const back = useRef<Element | null>(null)

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) back.current = relatedTarget
    setHasFocus(true)
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
  }
  function closeByHand(id: number, within: Element) {
    const toast = within.closest('li')
    const hadFocus = toast?.contains(document.activeElement)
    const next = toast?.nextElementSibling ?? toast?.previousElementSibling
    close(id)
    if (!hadFocus) return
    const target = next?.querySelector<HTMLElement>('[data-close]') ?? back.current
    if (target instanceof HTMLElement) target.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const toast = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null
    if (event.key !== 'Escape' || !toast) return
    event.preventDefault()
    event.stopPropagation()
    closeByHand(Number(toast.dataset.toast), toast)
  }
  return (
    <div
      role="presentation"
      className={styles.place}
      data-part="toasts"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <ul className={styles.toasts} aria-label={t('ui.toasts')}>
        {toasts.map(({ id, text, isProblem, stays, actions = [] }) => {
          const Icon = isProblem ? CircleAlert : CircleCheck
          return (
            <li key={id} data-toast={id} className={classes(styles.toast, isProblem && styles.problem)}>
              {stays || isPointedAt || hasFocus ? null : <Clock id={id} seconds={actions.length > 0 ? 12 : 6} onEnd={close} />}
              <Icon size={16} aria-hidden="true" />
              <p className={styles.text} dir="auto">
                {text}
              </p>
              {actions.map(({ label, href, onPress }) =>
                href === undefined ? (
                  <Button
                    key={label}
                    size="small"
                    onClick={({ currentTarget }) => {
                      closeByHand(id, currentTarget)
                      onPress()
                    }}
                  >
                    {label}
                  </Button>
                ) : (
                  <a key={label} className={styles.link} href={href} target="_blank" rel="noopener">
                    <span>{label}</span>
                    <ExternalLink size={14} aria-label={t('ui.new-tab')} />
                  </a>
                ),
              )}
              <IconButton
                size="small"
                icon={X}
                label={t('ui.close')}
                data-close=""
                onClick={({ currentTarget }) => closeByHand(id, currentTarget)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Counts the seconds from when it is drawn: from the start after the pointer or the focus has left. */
function Clock({ id, seconds, onEnd }: { id: number; seconds: number; onEnd: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onEnd(id), seconds * 1_000)
    return () => clearTimeout(timer)
  }, [id, seconds, onEnd])
  return null
}
