import type { ComponentProps, ReactNode } from 'react'

import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'checked' | 'onChange' | 'required'> & {
  id: string
  label: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
  error?: string | undefined
  required?: boolean | undefined
}

/** A checkbox with its label, which may contain a link. */
export function Checkbox({ id, label, checked, onChecked, error, required, ...input }: Props) {
  return (
    <div className={styles.check}>
      <div className={styles.line}>
        <span className={styles.box}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={styles.input}
            checked={checked}
            onChange={(event) => onChecked(event.currentTarget.checked)}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            {...(required && { 'aria-required': true })}
          />
          <Icon name="check" size={16} />
        </span>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
