import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

import { useLanguage } from '../i18n/words.ts'

const reachable = 'button:not(:disabled), a[href]'

/** Buttons in a row that are one stop for the keyboard: arrows, Home and End move between them, and Tab returns to the last one used. */
export function Toolbar({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  const { direction } = useLanguage()
  const buttons = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>(reachable) ?? [])].filter((button) => button.closest('[role=toolbar]') === bar.current)
  const mark = () => {
    const all = buttons()
    const stop = all.find((button) => button === last.current) ?? all[0]
    for (const button of all) button.tabIndex = button === stop ? 0 : -1
  }
  useLayoutEffect(mark) // after every render: buttons depend on what is viewed
  const focus = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement) || !bar.current?.contains(event.target)) return // a popup is a child only to React
    last.current = event.target
    mark()
  }
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !bar.current?.contains(event.target as Node)) return
    const all = buttons()
    const at = all.findIndex((button) => button === event.target)
    if (at < 0) return
    const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const to =
      event.key === forward
        ? (at + 1) % all.length
        : event.key === back
          ? (at - 1 + all.length) % all.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? all.length - 1
              : undefined
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <div ref={bar} role="toolbar" tabIndex={-1} aria-label={label} className={className} onFocus={focus} onKeyDown={press}>
      {children}
    </div>
  )
}
