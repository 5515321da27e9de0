/** Rows of a grid, counted from 0; `to` is not included. */
export type Rows = { from: number; to: number }

/** A part of a long list: rows that are drawn, or a gap as high as the rows that are not. */
export type Part = Rows & { drawn: boolean }

/** The rows that a view of `height` px shows, and `spare` on either side. `top` is where the list begins, seen from the view's top. */
export function rowsInView(top: number, height: number, row: number, count: number, spare: number): Rows {
  const from = Math.min(Math.max(0, Math.floor(-top / row) - spare), Math.max(0, count - 1))
  return { from, to: Math.max(Math.min(count, Math.ceil((height - top) / row) + spare), Math.min(count, from + spare)) }
}

/** The whole list in parts, drawn where one of the ranges is. */
export function partsOf(count: number, ranges: readonly Rows[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (to: number, drawn: boolean) => {
    if (to <= at) return
    const last = parts.at(-1)
    if (last?.drawn === drawn) last.to = to
    else parts.push({ from: at, to, drawn })
    at = to
  }
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    add(Math.min(from, count), false)
    add(Math.min(to, count), true)
  }
  add(count, false)
  return parts
}

/** Where a key leads from a tile; `undefined` for a key that leads nowhere. */
export function placeAfter(key: string, at: number, count: number, columns: number, rightToLeft: boolean): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: rightToLeft ? -1 : 1,
    ArrowLeft: rightToLeft ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: count - 1 - at,
  }
  if (!Object.hasOwn(steps, key)) return undefined
  const to = at + (steps[key] ?? 0)
  if (to >= 0 && to < count) return to
  // below a full row is a last one that is not full
  return key === 'ArrowDown' && Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : at
}
