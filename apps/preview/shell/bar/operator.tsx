import { useUnit } from 'effector-react'
import { CircleUserRound, Eye, LogOut, UserRound, UsersRound } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'

import { $me, $publishers, Me, meRequested } from '../../model/operators/me.ts'
import { readAnswer } from '../../model/releases/answers.ts'
import { signedOutEvent } from '../../../kit/state/signed-out.ts'
import { $isReadOnly } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { lazyComponent, withWords } from '../../../kit/i18n/lazy-component.ts'
import { listed, t, useLanguage } from '../../../kit/i18n/words.ts'
import { NoteBar } from '../../../kit/layout/note-bar.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import status from './status-bar.module.css'
import operators from '../../locales/en/operators.json'

export const words = { operators }

const SessionDialog = lazyComponent(
  () => import('../sign-in/session-dialog.tsx'),
  ({ SessionDialog }) => SessionDialog,
)

/** The dialog takes the focus, so it waits for a pause: what is being typed stays where it is typed. */
const typingPauseMs = 800

/** Who is signed in, with the way out; asks to sign in again when the session ends in the middle of work. */
export function OperatorMenu() {
  const { me, ask, openDialog } = useUnit({ me: $me, ask: meRequested, openDialog: dialogOpened })
  const [isEnded, setEnded] = useState(false)
  useLanguage()
  useEffect(() => void ask(), [ask])
  useEffect(() => {
    let lastKey = -Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const typed = () => {
      lastKey = performance.now()
    }
    const show = () => {
      clearTimeout(timer)
      const rest = lastKey + typingPauseMs - performance.now()
      if (rest > 0) timer = setTimeout(show, rest)
      else setEnded(true)
    }
    // The answer to a call from before a sign-in may come after it. While the dialog's code loads, somebody may begin to type
    const end = async () => {
      const loaded = withWords(() => import('../sign-in/session-dialog.tsx')).catch(() => null)
      const [now] = await Promise.all([readAnswer('/api/me', Me).catch(() => null), loaded])
      if (!now?.operator) show()
    }
    const ended = () => void end()
    window.addEventListener('keydown', typed, { capture: true, passive: true })
    window.addEventListener(signedOutEvent, ended)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', typed, { capture: true })
      window.removeEventListener(signedOutEvent, ended)
    }
  }, [])
  const leave = async () => {
    const { signOut } = await import('../sign-in/calls.ts')
    if ((await signOut()).state === 'done') window.location.reload()
  }
  return (
    <>
      {me?.operator ? (
        <Menu
          label={t('operators.signed-in', { name: me.operator.name })}
          items={[
            { kind: 'heading', id: 'who', label: `${me.operator.name} · ${me.operator.email}` },
            { id: 'account', label: t('operators.account'), icon: CircleUserRound, onSelect: () => openDialog({ kind: 'account' }) },
            ...(Object.values(me.operator.roles).includes('admin')
              ? [{ id: 'operators', label: t('operators.manage'), icon: UsersRound, onSelect: () => openDialog({ kind: 'operators' }) }]
              : []),
            { id: 'sign-out', label: t('operators.sign-out'), icon: LogOut, onSelect: () => void leave() },
          ]}
          trigger={<IconButton kind="quiet" icon={UserRound} label={t('operators.signed-in', { name: me.operator.name })} />}
        />
      ) : null}
      {isEnded ? (
        <Suspense fallback={null}>
          <SessionDialog onClose={() => setEnded(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Says that there is no operator yet, and leads to where the first one is made. */
export function OpenNote() {
  const { me, openDialog } = useUnit({ me: $me, openDialog: dialogOpened })
  useLanguage()
  return me?.open === true ? (
    <button type="button" className={status.item} onClick={() => openDialog({ kind: 'operators' })}>
      <UsersRound size={14} aria-hidden="true" />
      <span>{t('operators.open')}</span>
    </button>
  ) : null
}

/** Says to a viewer who may change what is shown. */
export function ReadOnlyBar() {
  const { isReadOnly, publishers } = useUnit({ isReadOnly: $isReadOnly, publishers: $publishers })
  useLanguage()
  if (!isReadOnly) return null
  return (
    <NoteBar
      part="read-only"
      label={t('operators.read-only')}
      icon={Eye}
      words={
        <>
          <strong>{t('operators.look')}</strong>
          <span>
            {publishers.length > 0 ? t('operators.who-publishes', { names: listed(publishers) }) : t('operators.nobody-publishes')}
          </span>
        </>
      }
    />
  )
}
