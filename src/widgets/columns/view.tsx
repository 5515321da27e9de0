import type { ColumnsProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ slots }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.place}>{slots.main}</div>
      <div className={styles.place}>{slots.side}</div>
    </div>
  )
}
