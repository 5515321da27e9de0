import { ChevronRight } from 'lucide-react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { Content, Elements } from '../../../src/runtime/ui/elements.tsx'
import { moveAmongRows } from './list-keys.ts'
import styles from './problems.module.css'

type Props = {
  icon?: Elements
  text: Elements
  /** Where it is, in words. */
  place: Content
  code?: string | undefined
  /** The row in the order of the Tab key; without it every row is. */
  tabStop?: boolean | undefined
  chosen?: boolean | undefined
  /** It says by an arrow that it leads to another place. */
  leads?: boolean | undefined
  action?: Elements
  onOpen: () => void
}

/** A row of a panel of problems: pressing it opens the place that it is about. */
export function PanelRow({ icon, text, place, code, tabStop, chosen = false, leads = false, action, onOpen }: Props) {
  return (
    <li className={classes(styles.row, chosen && styles.chosen)}>
      <button
        type="button"
        data-row
        onKeyDown={moveAmongRows}
        className={styles.open}
        tabIndex={tabStop === undefined ? undefined : tabStop ? 0 : -1}
        aria-current={chosen || undefined}
        onClick={onOpen}
      >
        {icon}
        {text}
        <span className={styles.place}>{place}</span>
        {code === undefined ? null : (
          <code className={styles.code} dir="ltr">
            {code}
          </code>
        )}
      </button>
      {action}
      {leads ? <ChevronRight size={16} className={styles.way} aria-hidden="true" /> : null}
    </li>
  )
}
