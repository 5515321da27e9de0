import { NumberField as Base } from '@base-ui/react/number-field'
import { ChevronDown, ChevronUp } from 'lucide-react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import type { FieldIds } from './field.tsx'
import control from './control.module.css'

/**
 * A number. Arrow keys step, Shift by ten steps, Home and End go to the ends; what is typed counts at once. A number outside `min` and
 * `max` is moved to the nearest when the field is left. Figures are Latin in every language, as in the documents.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  label,
  placeholder,
  disabled,
  readOnly,
  id,
  describedBy,
  invalid,
  className,
}: Partial<FieldIds> & {
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  unit?: string | undefined
  label?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <Base.Root
      value={value ?? null}
      onValueChange={(next) => onChange(next ?? undefined)}
      step={step}
      largeStep={step * 10}
      locale="en"
      format={{ useGrouping: false, maximumFractionDigits: 6 }}
      {...(id !== undefined && { id })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(disabled !== undefined && { disabled })}
      {...(readOnly !== undefined && { readOnly })}
    >
      <Base.Group className={classes(control.control, control.shell, className)}>
        <Base.Input
          {...(id !== undefined && { id })}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-label={label}
          placeholder={placeholder}
          dir="ltr"
          className={control.bare}
        />
        {unit ? <span className={control.placeholder}>{unit}</span> : null}
        {readOnly || disabled ? null : (
          <span className={control.steps}>
            <Base.Increment className={control.step} aria-label={t('ui.more')} tabIndex={-1}>
              <ChevronUp size={12} aria-hidden="true" />
            </Base.Increment>
            <Base.Decrement className={control.step} aria-label={t('ui.less')} tabIndex={-1}>
              <ChevronDown size={12} aria-hidden="true" />
            </Base.Decrement>
          </span>
        )}
      </Base.Group>
    </Base.Root>
  )
}
