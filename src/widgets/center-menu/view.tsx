import { use, useEffect, useRef } from 'react'

import { Avatar } from '../../runtime/ui/pictures/avatar.tsx'
import { CountBadge } from '../../runtime/ui/sections/badge.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { InnerPageContext } from '../../runtime/ui/sections/inner-page.ts'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { showsWhole } from '../../runtime/ui/sections/rail.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { CenterMenuProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ inputs: { menu, session }, send, t }: CenterMenuProps) {
  const { page, isChosen } = use(InnerPageContext)
  const list = useRef<HTMLUListElement>(null)
  const current = menu.find((entry) => entry.current)?.key
  useEffect(() => {
    // Sideways only: the page keeps its scroll position
    const [row, item] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  }, [current, isChosen])
  const name = session?.name || session?.account
  return (
    <div className={styles.card} data-whole={page !== null && !isChosen}>
      {session && name ? (
        <div className={styles.head}>
          <Avatar from={session.picture} name={name} vip={session.vip} className={styles.avatar} />
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
        </div>
      ) : null}
      <ul className={styles.list} role="list" ref={list} {...showsWhole}>
        {menu.map((entry) => (
          <li key={entry.key}>
            <MenuAction entry={entry} send={send} className={styles.item}>
              <Icon name={entry.icon ?? 'chevron-right'} />
              <span className={styles.label}>{textOf(t, entry.label)}</span>
              <CountBadge count={entry.badge ?? 0} label={t('unread')} />
            </MenuAction>
          </li>
        ))}
      </ul>
    </div>
  )
}
