import { X } from 'lucide-react'

import { IconButton } from '../buttons/button.tsx'
import styles from './chip.module.css'

/** One of several values, with a button that takes it out. */
export function Chip({ text, remove, onRemove }: { text: string; remove: string; onRemove: () => void }) {
  return (
    <span className={styles.chip}>
      <span>{text}</span>
      <IconButton size="small" icon={X} label={remove} onClick={onRemove} />
    </span>
  )
}
