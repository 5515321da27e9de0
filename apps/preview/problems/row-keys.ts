import type { KeyboardEvent } from 'react'

/** Arrows, Home and End go from row to row of a list whose rows are `[data-row]`, heard by each of them; the list is one stop. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.indexOf(event.currentTarget)
  const to =
    event.key === 'ArrowDown'
      ? at + 1
      : event.key === 'ArrowUp'
        ? at - 1
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? rows.length - 1
            : undefined
  if (to === undefined) return
  event.preventDefault()
  rows[to]?.focus()
}
