import { useId, useState } from 'react'

import { Avatar } from '../../runtime/ui/pictures/avatar.tsx'
import { CountBadge } from '../../runtime/ui/sections/badge.tsx'
import { SignOutConfirm } from '../../runtime/ui/controls/sign-out-confirm.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { MenuButton } from '../../runtime/ui/controls/menu-button.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { MemberMenuProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.member

export function View({ inputs: { session, menu = [] }, send, t }: MemberMenuProps) {
  const [leaving, setLeaving] = useState(false)
  const name = session.name || session.account
  const id = useId()
  return (
    <>
      {session.unread > 0 ? (
        <span id={id} hidden>
          {t('messages', { count: session.unread })}
        </span>
      ) : null}
      <MenuButton
        trigger={(button) => (
          <button
            {...button}
            type="button"
            className={styles.trigger}
            aria-label={t('account', { name })}
            aria-describedby={session.unread > 0 ? id : undefined}
          >
            <Avatar from={session.picture} name={name} vip={session.vip} className={styles.avatar} />
            {session.unread > 0 ? <span className={styles.dot} /> : null}
            <span className={styles.who}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {session.vipLabel ? (
                <span className={styles.vip} dir="auto">
                  {session.vipLabel}
                </span>
              ) : null}
            </span>
            <span className={styles.chevron}>
              <Icon name="chevron-down" size={18} />
            </span>
          </button>
        )}
      >
        {(close) => (
          <>
            <div className={styles.head}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {session.account && session.account !== name ? (
                <span className={styles.account} dir="auto">
                  {session.account}
                </span>
              ) : null}
              {session.vipLabel ? (
                <span className={styles.vip} dir="auto">
                  {session.vipLabel}
                </span>
              ) : null}
            </div>
            {menu.map((entry) => (
              <MenuAction
                key={entry.key}
                entry={entry}
                send={send}
                role="menuitem"
                className={styles.item}
                onPick={() => {
                  close()
                  if (entry.intent?.kind !== 'logout') return true
                  setLeaving(true)
                  return false
                }}
              >
                <Icon name={entry.icon ?? 'chevron-right'} />
                <span className={styles.label}>{textOf(t, entry.label)}</span>
                <CountBadge count={entry.badge ?? 0} label={t('unread')} />
              </MenuAction>
            ))}
          </>
        )}
      </MenuButton>
      {leaving ? <SignOutConfirm t={t} onConfirm={() => send({ kind: 'logout' })} onClose={() => setLeaving(false)} /> : null}
    </>
  )
}
