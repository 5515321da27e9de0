import type { ReactNode, Ref } from 'react'

import { classes } from '../class-names.ts'
import styles from './game-grid.module.css'
import { railClass, showsWhole } from '../sections/rail.tsx'

type Props = {
  /**
   * `rail`: a rail below 1120 px and a full row above; `rail-2`: the same in two rows, where there are enough tiles for both;
   * `grid`: 6 columns, 4 on a tablet, 3 on a phone.
   */
  variant: 'rail' | 'rail-2' | 'grid'
  label: string
  /** 2 to 8; a tablet has at most 4, a phone at most 3. */
  columns?: number
  busy?: boolean
  /** Another page has more: from 1120 px up a second row that would not be full is left out. */
  fullRows?: boolean
  children: ReactNode
  scroller?: Ref<HTMLUListElement>
  onScroll?: () => void
}

/** A list of game tiles. */
export function GameGrid({ variant, label, columns = 6, busy, fullRows, children, scroller, onScroll }: Props) {
  return (
    <ul
      ref={scroller}
      role="list"
      aria-label={label}
      aria-busy={busy || undefined}
      className={
        variant === 'grid'
          ? styles.grid
          : classes(railClass, styles.rail, variant === 'rail-2' && styles.two, fullRows && columns === 6 && styles.full)
      }
      data-columns={columns === 6 ? undefined : columns}
      onScroll={onScroll}
      {...(variant !== 'grid' && showsWhole)}
    >
      {children}
    </ul>
  )
}
