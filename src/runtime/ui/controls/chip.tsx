import type { ComponentProps } from 'react'

import styles from './chip.module.css'
import { countText } from '../../i18n/figures.ts'
import { classes } from '../class-names.ts'
import { inElement } from '../elements.tsx'
import { useLanguage } from '../drawing.ts'
import type { Content } from '../elements.tsx'

/** One choice of a strip. `variant`: `mark` for a vendor's logo, `pill` for a class of games. `count` follows the label. */
export function Chip({
  variant = 'pill',
  current,
  count,
  children,
  ...rest
}: ComponentProps<'button'> & { variant?: 'mark' | 'pill'; current: boolean; count?: number | undefined; children: Content }) {
  const language = useLanguage()
  return (
    <button type="button" {...rest} className={classes(styles.chip, styles[variant], current && styles.current)} aria-pressed={current}>
      {inElement(children)}
      {count !== undefined ? <span className={styles.count}>{countText(count, language)}</span> : null}
    </button>
  )
}
