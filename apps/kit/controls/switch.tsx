import { useId } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import styles from './switch.module.css'

/** On or off, at once. The name is at the start, the switch at the end of the line. A sentence as `disabled` says why it is fixed. */
export function Switch({
  label,
  hideLabel,
  checked,
  onChange,
  hint,
  disabled,
  className,
}: {
  label: string
  hideLabel?: boolean | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean | string | undefined
  className?: string | undefined
}) {
  const id = useId()
  const below = typeof disabled === 'string' ? disabled : hint
  return (
    <label className={classes(styles.line, className)}>
      {hideLabel ? null : <span className={styles.label}>{label}</span>}
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-label={label}
        aria-describedby={below ? id : undefined}
        disabled={disabled === true}
        aria-disabled={typeof disabled === 'string' || undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.currentTarget.checked)
        }}
        className={styles.switch}
      />
      {below ? (
        <span id={id} className={styles.hint}>
          {below}
        </span>
      ) : null}
    </label>
  )
}
