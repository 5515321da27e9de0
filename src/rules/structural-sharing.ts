/** Returns `after` with every deeply equal part replaced by that of `before`, so that a comparison by identity finds only real changes. */
export function share<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after
  if (
    typeof before !== 'object' ||
    before === null ||
    typeof after !== 'object' ||
    after === null ||
    Array.isArray(before) !== Array.isArray(after)
  )
    return after
  if (Array.isArray(after)) {
    const old = before as readonly unknown[]
    const next = after.map((entry, index) => share(partOf(old, entry, index), entry))
    const unchanged = old.length === next.length && next.every((entry, index) => entry === old[index])
    return (unchanged ? old : next) as Value // the same list, or its parts
  }
  const old = before as Record<string, unknown>
  const entries = Object.entries(after).map(([key, value]) => [key, Object.hasOwn(old, key) ? share(old[key], value) : value] as const)
  const same = entries.length === Object.keys(old).length && entries.every(([key, value]) => Object.hasOwn(old, key) && value === old[key])
  return (same ? old : Object.fromEntries(entries)) as Value // the same object, or its parts
}

/** An item with an id is compared with the item of the same id, wherever it has moved. */
function partOf(old: readonly unknown[], entry: unknown, index: number): unknown {
  const id = idOf(entry)
  return id === undefined || idOf(old[index]) === id ? old[index] : old.find((other) => idOf(other) === id)
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
}
