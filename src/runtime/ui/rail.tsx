import type { ComponentProps, ReactNode, Ref } from 'react'

import { classes } from './class-names.ts'
import styles from './rail.module.css'

export const railClass = styles.rail!

/**
 * A row that scrolls sideways and snaps to its items, with the last one cut off at the edge of the page. Its items are reached with
 * the Tab key, which scrolls them into view. `tight` for chips.
 */
export function Rail({ tight, as: Element = 'ul', className, children, ...rest }: Omit<ComponentProps<'ul'>, 'ref'> & { tight?: boolean; as?: 'ul' | 'div' | 'fieldset'; ref?: Ref<any>; children: ReactNode }) {
  return (
    <Element {...(Element === 'ul' && { role: 'list' })} {...(rest as object)} className={classes(styles.rail, tight && styles.tight, className)}>
      {children}
    </Element>
  )
}
