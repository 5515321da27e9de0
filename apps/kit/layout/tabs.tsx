import { Tabs as Base } from '@base-ui/react/tabs'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { useLanguage } from '../i18n/words.ts'
import type { IconType } from '../icons/icon.ts'
import styles from './tabs.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

export type Tab<Id extends string = string> = { id: Id; label: string; icon?: IconType | undefined; badge?: Elements }

/** Tabs over one panel. The list is one stop; arrow keys choose at once, Home and End go to the ends. `children` is the chosen panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  side,
  className,
  children,
}: {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  side?: Elements
  className?: string | undefined
  children: ReactNode
}) {
  const { direction } = useLanguage()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root value={value} onValueChange={(id: Id) => onChange(id)} className={classes(styles.tabs, className)}>
        <div className={styles.bar}>
          <Base.List activateOnFocus aria-label={label} className={styles.list}>
            {tabs.map((tab) => (
              <Base.Tab key={tab.id} value={tab.id} data-id={tab.id} className={styles.tab}>
                {tab.icon ? <tab.icon size={16} aria-hidden="true" /> : null}
                <span>{tab.label}</span>
                {tab.badge}
              </Base.Tab>
            ))}
          </Base.List>
          {side}
        </div>
        {/* No stop of its own: what it holds has some. */}
        <Base.Panel value={value} tabIndex={undefined} className={styles.panel}>
          {children}
        </Base.Panel>
      </Base.Root>
    </DirectionProvider>
  )
}
