import type { FieldIds } from './field.tsx'
import { controlProps } from './field.tsx'
import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../words.ts'
import control from './control.module.css'

/** A colour as text, with the system's own picker on the swatch. The text may be anything CSS knows; the picker writes `#rrggbb`. */
export function ColorField({ label, value, onChange, placeholder, disabled, id, describedBy, invalid, className }: Partial<FieldIds> & { label: string; value: string; onChange: (value: string) => void; placeholder?: string | undefined; disabled?: boolean | undefined; className?: string | undefined }) {
  return (
    <span className={classes(control.control, control.shell, className)}>
      <input type="color" aria-label={t('ui.colour-wheel', { label })} value={hexOf(value)} disabled={disabled} className={control.colour} onChange={(event) => onChange(event.currentTarget.value)} />
      <input type="text" {...controlProps({ id, describedBy, invalid })} aria-label={id ? undefined : label} value={value} placeholder={placeholder} disabled={disabled} dir="ltr" autoComplete="off" spellCheck={false} className={classes(control.bare, control.mono)} onChange={(event) => onChange(event.currentTarget.value)} />
    </span>
  )
}

/** `#rrggbb` of a hexadecimal colour in any of its lengths, without its transparency; black for every other way of writing one. */
function hexOf(value: string): string {
  const digits = /^#([\da-f]{3,8})$/i.exec(value.trim())?.[1]
  if (!digits || digits.length === 5 || digits.length === 7) return '#000000'
  return digits.length < 6 ? `#${digits.slice(0, 3).replaceAll(/./g, '$&$&')}` : `#${digits.slice(0, 6)}`
}
