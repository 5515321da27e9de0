import { classes } from '../../runtime/ui/class-names.ts'
import type { DividerProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = ({ space }: DividerProps['props']) => classes(styles.divider, styles[space])

export function View({ props: { line } }: DividerProps) {
  return line ? <hr className={styles.line} /> : <span />
}
