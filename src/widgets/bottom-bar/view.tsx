import { CountBadge } from '../../runtime/ui/sections/badge.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { BottomBarProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.bar

const places = 5

export function View({ inputs, send, t }: BottomBarProps) {
  return (
    <ul className={styles.items}>
      {inputs.menu.slice(0, places).map((entry) => (
        <li key={entry.key} className={styles.place}>
          <MenuAction
            entry={entry}
            send={send}
            className={classes(styles.item, (entry.key === 'deposit' || entry.key === 'register') && styles.filled)}
          >
            <span className={styles.icon}>
              <Icon name={entry.icon ?? 'ellipsis'} size={22} />
              <CountBadge count={entry.badge ?? 0} label={t('badge')} corner />
            </span>
            <span className={styles.label}>{textOf(t, entry.label)}</span>
          </MenuAction>
        </li>
      ))}
    </ul>
  )
}
