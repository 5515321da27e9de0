import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { IconType } from '../icons/icon.ts'
import styles from './badge.module.css'
import { inElement } from '../../../src/runtime/ui/elements.tsx'
import type { Content } from '../../../src/runtime/ui/elements.tsx'

export type BadgeKind = 'grey' | 'blue' | 'green' | 'amber' | 'red' | 'violet' | 'teal' | 'orange'

/** A word or a number on a soft ground. `quiet` has no ground. The colour only repeats what the words say. */
export function Badge({
  kind = 'grey',
  icon: Icon,
  quiet,
  mono,
  className,
  children,
}: {
  kind?: BadgeKind | undefined
  icon?: IconType | undefined
  quiet?: boolean | undefined
  mono?: boolean | undefined
  className?: string | undefined
  children?: Content
}) {
  return (
    <span
      className={classes(styles.badge, styles[kind], quiet && styles.quiet, mono && styles.mono, className)}
      dir={mono ? 'ltr' : undefined}
    >
      {Icon ? <Icon size={12} aria-hidden="true" /> : null}
      {inElement(children)}
    </span>
  )
}
