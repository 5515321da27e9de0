import { X } from 'lucide-react'
import { useState } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import { IconButton } from '../buttons/button.tsx'
import type { FieldIds } from './field.tsx'
import { controlProps } from './field.tsx'
import { inZone, zoneOf } from './date-time.ts'
import control from './control.module.css'

/**
 * A moment: ISO with its offset in, ISO with the same offset out (that of the operator when there was none). The zone is shown beside it,
 * because a time without one is a guess. `undefined` is no moment; a date half typed changes nothing. With `local`, where a zone is chosen
 * elsewhere, it is the time of a clock, without an offset.
 */
export function DateTimeField({
  label,
  value,
  onChange,
  min,
  max,
  disabled,
  clearable,
  local,
  id,
  describedBy,
  invalid,
  className,
}: Partial<FieldIds> & {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  clearable?: boolean | undefined
  local?: boolean | undefined
  className?: string | undefined
}) {
  const zone = zoneOf(local ? 'Z' : value)
  const shown = local ? (value ?? '') : inZone(value, zone)
  const [typed, setTyped] = useState<string>() // while the field holds no whole date
  return (
    <span className={classes(control.control, control.shell, className)}>
      <input
        type="datetime-local"
        {...controlProps({ id, describedBy, invalid })}
        aria-label={id ? undefined : label}
        value={typed ?? shown}
        min={inZone(min, zone) || undefined}
        max={inZone(max, zone) || undefined}
        disabled={disabled}
        className={control.bare}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          const next = event.currentTarget.value
          setTyped(next ? undefined : '')
          if (next) onChange(local ? next : `${next.length === 16 ? `${next}:00` : next}${zone === '+00:00' ? 'Z' : zone}`)
        }}
      />
      {local ? null : <span className={control.placeholder} dir="ltr">{`GMT${zone === '+00:00' ? '' : zone}`}</span>}
      {clearable && value !== undefined && !disabled ? (
        <IconButton size="small" icon={X} label={t('ui.clear', { label })} onClick={() => onChange(undefined)} />
      ) : null}
    </span>
  )
}

/** A day of the reader's calendar, as `2027-02-05`; empty for none. */
export function DayField({
  label,
  value,
  onChange,
  min,
  max,
  id,
  describedBy,
  invalid,
  className,
}: Partial<FieldIds> & {
  label: string
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  className?: string | undefined
}) {
  return (
    <span className={classes(control.control, control.shell, control.small, className)}>
      <input
        type="date"
        {...controlProps({ id, describedBy, invalid })}
        aria-label={id ? undefined : label}
        value={value}
        min={min || undefined}
        max={max || undefined}
        className={control.bare}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value ? <IconButton size="small" icon={X} label={t('ui.clear', { label })} onClick={() => onChange('')} /> : null}
    </span>
  )
}
