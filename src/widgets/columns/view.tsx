import type { CSSProperties } from 'react'

import type { ColumnsProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, slots }: ColumnsProps) {
  return (
    <div className={styles.columns} style={{ '--side': `${props.side}px` } as CSSProperties /* a custom property is not in React's type */}>
      <div className={styles.place}>{slots.main}</div>
      <div className={styles.place}>{slots.side}</div>
    </div>
  )
}
