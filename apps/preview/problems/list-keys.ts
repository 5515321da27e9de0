import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End move the focus among the rows (`[data-row]`) of a list, or of the lists in one `[data-rows]`, which is one tab
 * stop. Each row listens with it.
 */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const list = event.currentTarget.closest('[data-rows]') ?? event.currentTarget.closest('ul, ol')
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.indexOf(event.currentTarget)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  rows[to]?.focus()
}
