import type { ComponentProps } from 'react'

import { classes } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './button.module.css'
import { inElement } from '../elements.tsx'
import type { Content, Elements } from '../elements.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger'

type Variant = { kind?: ButtonKind; size?: 'default' | 'large' | 'small'; wide?: boolean }

/** The class of a button, for elements that must be something else, such as a link. */
export function buttonClass({ kind = 'secondary', size = 'default', wide }: Variant = {}): string {
  return classes(styles.button, styles[kind], size !== 'default' && styles[size], wide && styles.wide)
}

/** A button. `icon` is before the text, `after` behind it. `wide` takes the whole line. */
export function Button({
  kind,
  size,
  wide,
  icon,
  after,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & Variant & { icon?: string; after?: string; children?: Content }) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }), className)}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {inElement(children)}
      {after ? <Icon name={after} size={18} /> : null}
    </button>
  )
}

/** A square button with an icon alone; `label` is its accessible name and its tooltip. `badge` counts up to 99+. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  size,
  iconSize = 20,
  badge,
  round,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  Variant & { icon: string; label: string; iconSize?: number; badge?: Elements; round?: boolean }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(buttonClass({ kind, ...(size && { size }) }), styles.square, round && styles.round, className)}
    >
      <Icon name={icon} size={iconSize} />
      {badge}
    </button>
  )
}
