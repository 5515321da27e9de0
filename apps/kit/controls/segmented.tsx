import { useId } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { IconType } from '../icons/icon.ts'
import { Tooltip } from '../buttons/tooltip.tsx'
import styles from './segmented.module.css'

/** A few choices side by side, one of them taken: radios by nature, so arrow keys choose and the whole is one stop. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size,
  describedBy,
  className,
}: {
  label: string
  options: readonly {
    value: Value
    label: string
    icon?: IconType | undefined
    hideLabel?: boolean | undefined
    disabled?: boolean | undefined
  }[]
  value: Value | undefined
  onChange: (value: Value) => void
  size?: 'small' | 'default' | 'large' | undefined
  describedBy?: string | undefined
  className?: string | undefined
}) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={classes(styles.segmented, size === 'small' && styles.small, size === 'large' && styles.large, className)}
    >
      {options.map((option) => (
        <Segment key={option.value} name={name} {...option} checked={option.value === value} onChange={() => onChange(option.value)} />
      ))}
    </div>
  )
}

function Segment({
  name,
  value,
  label,
  icon: Icon,
  hideLabel,
  checked,
  disabled,
  onChange,
}: {
  name: string
  value: string
  label: string
  icon?: IconType | undefined
  hideLabel?: boolean | undefined
  checked: boolean
  disabled?: boolean | undefined
  onChange: () => void
}) {
  const segment = (
    <label className={styles.segment}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className={styles.radio}
        aria-label={hideLabel ? label : undefined}
      />
      {Icon ? <Icon size={16} aria-hidden="true" /> : null}
      {hideLabel ? null : <span>{label}</span>}
    </label>
  )
  return hideLabel ? <Tooltip text={label}>{segment}</Tooltip> : segment
}
