import { useId } from 'react'

import type { IconType } from '../icons/icon.ts'
import styles from './choice-cards.module.css'

/** A few choices as cards, each with a sentence about it where its name does not say all: radios by nature, so arrows choose, one stop. */
export function ChoiceCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string; about?: string; icon: IconType }[]
  value: Value | undefined
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <div className={styles.cards} role="radiogroup" aria-label={label}>
      {options.map(({ value: one, label: title, about, icon: Icon }) => (
        <label key={one} className={styles.card}>
          <input type="radio" name={name} className={styles.radio} checked={one === value} onChange={() => onChange(one)} />
          <span className={styles.name}>
            <Icon size={15} aria-hidden="true" />
            <span>{title}</span>
          </span>
          {about === undefined ? null : <span className={styles.about}>{about}</span>}
        </label>
      ))}
    </div>
  )
}
