import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import parts from '../../runtime/ui/records/contract.module.css'
import styles from './view.module.css'

/** What is lost by an answer, below its question. */
export function Warning({ children }: { children: string }) {
  return (
    <strong className={classes(parts.warning, styles.warning)}>
      <Icon name="warning" size={18} />
      <span>{` ${children}`}</span>
    </strong>
  )
}
