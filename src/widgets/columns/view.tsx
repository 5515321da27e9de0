import { classes } from '../../runtime/ui/class-names.ts'
import type { ColumnsProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.root

/** The places stand in the order in which they are seen, so that the keyboard goes through them in that order. */
export function View({ props: { first }, slots }: ColumnsProps) {
  const isSideFirst = first === 'side'
  return (
    <div className={classes(styles.columns, isSideFirst && styles.sideFirst)}>
      {isSideFirst ? <div className={styles.place}>{slots.side}</div> : null}
      <div className={styles.place}>{slots.main}</div>
      {isSideFirst ? null : <div className={styles.place}>{slots.side}</div>}
    </div>
  )
}
