import type { ComponentProps } from 'react'

import { classes } from '../class-names.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '../pictures/icon.tsx'

export type SelectOption = { value: string; label: string }

type Props = FieldProps & {
  options: readonly SelectOption[]
  value: string
  onValue: (value: string) => void
  icon?: string | undefined
  /** The option for no choice. */
  placeholder?: string | undefined
  /** What the closed list shows of an option, if less than its label: `+84` of a country. */
  brief?: ((option: SelectOption) => string) | undefined
} & Omit<ComponentProps<'select'>, keyof FieldProps | 'value' | 'onChange' | 'children'>

/** A choice from a list: the browser's own `select`, so that a phone shows its own picker. The chosen option is shown in one line. */
export function SelectField({
  id,
  label,
  labelHidden,
  optional,
  aside,
  hint,
  error,
  fine,
  required,
  options,
  value,
  onValue,
  icon,
  placeholder,
  brief,
  ...select
}: Props) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Field {...{ id, label, labelHidden, optional, aside, hint, error, fine, required }}>
      {(control) => (
        <span className={classes(styles.box, styles.select)}>
          {icon ? <Icon name={icon} size={18} /> : null}
          <span className={classes(styles.shown, !chosen && styles.empty)} aria-hidden="true" {...(chosen && brief && { dir: 'ltr' })}>
            {chosen ? (brief?.(chosen) ?? chosen.label) : placeholder}
          </span>
          <select {...select} {...control} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
            {placeholder !== undefined || !chosen ? <option value="">{placeholder ?? ''}</option> : null}
            {options.map((option) => (
              <option key={`${option.value} ${option.label}`} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      )}
    </Field>
  )
}
