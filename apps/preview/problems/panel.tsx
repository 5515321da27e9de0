import { useUnit } from 'effector-react'
import { X } from 'lucide-react'

import { panelsChanged } from '../model/panels.ts'
import { IconButton } from '../../kit/buttons/button.tsx'
import { t } from '../../kit/i18n/words.ts'
import styles from './problems.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

/** A panel below the canvas, or with its own `onClose` elsewhere: its title, controls beside it, and the button that closes it. */
export function Panel({
  title,
  before,
  after,
  onClose,
  children,
}: {
  title: string
  before?: Elements
  after?: Elements
  onClose?: () => void
  children: Elements
}) {
  const change = useUnit(panelsChanged)
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {before}
        <span className={styles.gap} />
        {after}
        <IconButton icon={X} label={t('problems.close')} onClick={onClose ?? (() => change({ below: null }))} />
      </header>
      {children}
    </section>
  )
}
