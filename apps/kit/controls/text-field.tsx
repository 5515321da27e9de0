import type { ComponentProps } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { FieldIds } from './field.tsx'
import { controlProps, directionIn } from './field.tsx'
import type { IconType } from '../icons/icon.ts'
import control from './control.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

type Common = Partial<FieldIds> & {
  value: string
  onChange: (value: string) => void
  /** Ids and code: mono, always left to right. */
  mono?: boolean | undefined
  /** Its name when no `Field` is around it. */
  label?: string | undefined
}

/** As the `ref` of a field that appears in answer to a button: what was asked for is typed at once. */
export function focusNew(element: HTMLInputElement | null): void {
  element?.focus()
}

/** One line of text, 28 px high. Reading direction follows what is typed. `icon` before it, `after` behind. */
export function TextField({
  value,
  onChange,
  mono,
  label,
  size,
  icon: Icon,
  after,
  describedBy,
  invalid,
  id,
  className,
  ...rest
}: Common & { size?: 'small' | 'default' | 'large' | undefined; icon?: IconType | undefined; after?: Elements } & Omit<
    ComponentProps<'input'>,
    'value' | 'onChange' | 'size'
  >) {
  const sized = size === 'small' ? control.small : size === 'large' ? control.large : undefined
  const shared = {
    type: 'text',
    dir: directionIn(value, mono),
    autoComplete: 'off',
    spellCheck: !mono,
    ...rest,
    ...controlProps({ id, describedBy, invalid }),
    value,
    'aria-label': label,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
  }
  if (!Icon && !after) return <input {...shared} className={classes(control.control, mono && control.mono, sized, className)} />
  return (
    <span className={classes(control.control, control.shell, sized, className)}>
      {Icon ? <Icon size={16} aria-hidden="true" /> : null}
      <input {...shared} className={classes(control.bare, mono && control.mono)} />
      {after}
    </span>
  )
}
