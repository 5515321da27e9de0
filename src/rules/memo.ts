const most = 24 // different further arguments kept per object; more would be a leak, not a cache

/**
 * Keeps what was made of an object for as long as the object lives, by the further arguments (compared by identity). So a `select`
 * gives the same value for the same knowledge, in any number of portals, and keeps no value that is no longer referenced.
 */
export function memo<Known extends object, Others extends readonly unknown[], Result>(
  make: (known: Known, ...others: Others) => Result,
): (known: Known, ...others: Others) => Result {
  const kept = new WeakMap<Known, { others: Others; result: Result }[]>()
  return (known, ...others) => {
    let entries = kept.get(known)
    if (!entries) kept.set(known, (entries = []))
    const found = entries.find(
      (entry) => entry.others.length === others.length && entry.others.every((value, index) => Object.is(value, others[index])),
    )
    if (found) return found.result
    const result = make(known, ...others)
    entries.unshift({ others, result })
    if (entries.length > most) entries.pop()
    return result
  }
}

const nothing: readonly never[] = []
const lists = new WeakMap<object, (readonly object[])[]>()

/** The same list object for the same members in the same order, so that who depends on the list sees no change where there is none. */
export function sameList<Item extends object>(list: readonly Item[]): readonly Item[] {
  const [first] = list
  if (!first) return nothing
  let known = lists.get(first)
  if (!known) lists.set(first, (known = []))
  const found = known.find((other) => other.length === list.length && other.every((item, index) => item === list[index]))
  if (found) return found as readonly Item[] // its members are those of `list`
  known.unshift(list)
  if (known.length > most) known.pop()
  return list
}
