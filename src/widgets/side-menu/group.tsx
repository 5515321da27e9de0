import { useId } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { CountBadge } from '../../runtime/ui/sections/badge.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { Send } from '../../schemas/intents.ts'
import type { MenuEntry } from '../../schemas/nouns/menu.ts'
import styles from './view.module.css'

/** A group of items under its label. An item without items of its own is a group of one; a category without vendors is left out. */
export function Group({
  group,
  send,
  onPick,
  t,
}: {
  group: MenuEntry
  send: Send<'go'>
  onPick: (entry: MenuEntry) => boolean
  t: Translate
}) {
  const id = useId()
  const entries = (group.items ?? [group]).filter(({ vendors }) => vendors === undefined || vendors.length > 0)
  if (entries.length === 0) return null
  const label = group.items && group.label ? textOf(t, group.label) : ''
  return (
    <div className={styles.group}>
      {label ? (
        <p id={id} className={styles.heading}>
          {label}
        </p>
      ) : null}
      <ul {...(label && { 'aria-labelledby': id })}>
        {entries.map((entry) => {
          const text = textOf(t, entry.label)
          return (
            <li key={entry.key}>
              <MenuAction entry={entry} send={send} onPick={onPick} className={styles.item} title={text}>
                <Icon name={entry.icon ?? 'category'} />
                <span className={styles.label}>{text}</span>
                <span className={styles.badge}>
                  <CountBadge count={entry.badge ?? 0} label={t('new')} />
                </span>
              </MenuAction>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
