import type { HeaderBarProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.bar

export function View({ slots }: HeaderBarProps) {
  return (
    <>
      <div className={styles.start}>{slots.start}</div>
      <div className={styles.end}>{slots.end}</div>
    </>
  )
}
