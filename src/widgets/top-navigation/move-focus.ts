/**
 * Arrow keys in the panel: up and down move through the lines or, among the vendors, through their rows; the arrow towards the inline
 * end goes from a line to its vendors and along them, the other one back. Home and End go to the first and last of what one is in.
 */
export function moveFocus(event: KeyboardEvent) {
  const panel = event.currentTarget
  const here = document.activeElement
  if (!(panel instanceof HTMLElement) || !(here instanceof HTMLElement) || !panel.contains(here)) return
  const rtl = getComputedStyle(panel).direction === 'rtl'
  const key = rtl ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key) : event.key
  const to = 'cell' in here.dataset ? fromCell(panel, here, key) : fromRow(panel, here, key)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function fromRow(panel: HTMLElement, here: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(here)
  switch (key) {
    case 'ArrowDown':
      return rows[(at + 1) % rows.length]
    case 'ArrowUp':
      return rows.at(at - 1)
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowRight':
      return here.parentElement?.querySelector<HTMLElement>('[data-cell]') ?? undefined
    default:
      return undefined
  }
}

function fromCell(panel: HTMLElement, here: HTMLElement, key: string): HTMLElement | undefined {
  const cells = [...panel.querySelectorAll<HTMLElement>('[data-cell]')]
  const at = cells.indexOf(here)
  const top = cells[0]!.offsetTop
  const columns = Math.max(1, cells.filter((cell) => cell.offsetTop === top).length)
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1]
    case 'ArrowLeft':
      return at === 0 ? rowOf(here) : cells[at - 1]
    case 'ArrowDown':
      return cells[at + columns]
    case 'ArrowUp':
      return cells[at - columns] ?? rowOf(here)
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    default:
      return undefined
  }
}

function rowOf(cell: HTMLElement): HTMLElement | undefined {
  return cell.closest('[data-shown]')?.querySelector<HTMLElement>('[data-row]') ?? undefined
}
