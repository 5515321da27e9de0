import type { CardRowProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.row

export function View({ slots }: CardRowProps) {
  return slots.cards
}
