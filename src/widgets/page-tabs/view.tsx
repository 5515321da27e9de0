import { useEffect, useRef } from 'react'

import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { showsWhole } from '../../runtime/ui/sections/rail.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { PageTabsProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.root

export function View({ inputs: { menu }, send, t }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = menu.find((entry) => entry.current)?.key
  useEffect(() => {
    // Sideways only: the page keeps its scroll position
    const [row, item] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  }, [current])
  return (
    <ul className={styles.list} role="list" ref={list} {...showsWhole}>
      {menu.map((entry) => (
        <li key={entry.key}>
          <MenuAction entry={entry} send={send} className={styles.tab}>
            {textOf(t, entry.label)}
          </MenuAction>
        </li>
      ))}
    </ul>
  )
}
