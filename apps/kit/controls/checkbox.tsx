import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import styles from './checkbox.module.css'

/** A tick before its name. `mixed` is neither: some of its items are ticked. A sentence as `disabled` says why it is fixed. */
export function Checkbox({
  label,
  hideLabel,
  checked,
  mixed = false,
  onChange,
  hint,
  disabled,
  className,
}: {
  label: string
  hideLabel?: boolean | undefined
  checked: boolean
  mixed?: boolean | undefined
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean | string | undefined
  className?: string | undefined
}) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const below = typeof disabled === 'string' ? disabled : hint
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={classes(styles.line, className)}>
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={below ? id : undefined}
        disabled={disabled === true}
        aria-disabled={typeof disabled === 'string' || undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.currentTarget.checked)
        }}
        className={styles.box}
      />
      {hideLabel ? null : <span className={styles.label}>{label}</span>}
      {below ? (
        <span id={id} className={styles.hint}>
          {below}
        </span>
      ) : null}
    </label>
  )
}
