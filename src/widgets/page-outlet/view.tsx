import { use } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { InnerPageContext } from '../../runtime/ui/sections/inner-page.ts'
import type { PageOutletProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** The engine draws the page; where no page is shown there is a line instead. */
export function View({ props, slots, t }: PageOutletProps) {
  const { page } = use(InnerPageContext)
  return (
    <div className={classes(styles.columns, props.beside && styles.beside)}>
      <div className={styles.menu}>{slots.menu}</div>
      <div className={styles.place}>{page ?? <p className={styles.empty}>{t('empty')}</p>}</div>
    </div>
  )
}
