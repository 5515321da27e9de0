/** Numbers, then texts, then booleans, then what has no value; equal ones keep their order. */
export function inOrder(a: unknown, b: unknown): number {
  const rank = rankOf(a) - rankOf(b)
  if (rank !== 0) return rank
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  return Number(a === true) - Number(b === true)
}

function rankOf(value: unknown): number {
  if (typeof value === 'number' && !Number.isNaN(value)) return 0
  return typeof value === 'string' ? 1 : typeof value === 'boolean' ? 2 : 3
}
