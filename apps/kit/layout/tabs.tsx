import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

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
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { direction } = useLanguage()

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.id === value)
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const to =
      event.key === forward
        ? (from + 1) % tabs.length
        : event.key === backward
          ? (from - 1 + tabs.length) % tabs.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : undefined
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus()
  }
  return (
    <div className={classes(styles.tabs, className)}>
      <div className={styles.bar}>
        <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-id={tab.id}
              aria-selected={tab.id === value}
              aria-controls={tab.id === value ? `${id}-panel` : undefined}
              tabIndex={tab.id === value ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(tab.id)}
            >
              {tab.icon ? <tab.icon size={16} aria-hidden="true" /> : null}
              <span>{tab.label}</span>
              {tab.badge}
            </button>
          ))}
        </div>
        {side}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
