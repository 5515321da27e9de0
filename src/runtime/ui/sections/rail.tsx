import type { ComponentProps, FocusEvent, ReactNode, Ref } from 'react'

import { classes } from '../class-names.ts'
import styles from './rail.module.css'

export const railClass = styles.rail!

/** Scrolls an item that gets the focus by keys fully into view; browsers leave it when a part of it is visible. */
export const showsWhole = {
  onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!target.matches(':focus-visible')) return
    const item = [...currentTarget.children].find((child) => child.contains(target))
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  },
}

/**
 * A row that scrolls sideways and snaps to its items, with the last one cut off at the edge of the page. Its items are reached with
 * the Tab key, which scrolls them into view. `tight` for chips.
 */
export function Rail({
  tight,
  as: Element = 'ul',
  className,
  children,
  ...rest
}: Omit<ComponentProps<'ul'>, 'ref'> & { tight?: boolean; as?: 'ul' | 'div' | 'fieldset'; ref?: Ref<any>; children: ReactNode }) {
  return (
    <Element
      {...(Element === 'ul' && { role: 'list' })}
      {...showsWhole}
      {...(rest as object)}
      className={classes(styles.rail, tight && styles.tight, className)}
    >
      {children}
    </Element>
  )
}
