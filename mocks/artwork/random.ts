/** A stream of numbers from 0 to 1, the same for the same seed on every machine (mulberry32 over an FNV-1a hash). */
export type Random = () => number

export function seeded(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value
}

/** One item of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('pick needs a list that is not empty')
  return item
}

/** The list in another order; the list itself is left alone. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => [random(), item] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, item]) => item)
}
