import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { panelsChanged } from '../model/panels.ts'
import { IconButton } from '../ui/button.tsx'
import { t } from '../i18n/words.ts'
import styles from './problems.module.css'

/** A panel below the canvas: its name, what narrows it down, the way to close it. */
export function Panel({ title, before, after, children }: { title: string; before?: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {before}
        <span className={styles.gap} />
        {after}
        <IconButton icon={X} label={t('problems.close')} onClick={() => panelsChanged({ below: null })} />
      </header>
      {children}
    </section>
  )
}
