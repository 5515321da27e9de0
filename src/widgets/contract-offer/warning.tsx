import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import styles from './view.module.css'

/** What is lost by an answer, below its question. */
export function Warning({ children }: { children: string }) {
  return (
    <strong className={styles.warning}>
      <Icon name="warning" size={18} />
      <span>{` ${children}`}</span>
    </strong>
  )
}
