import { distance } from 'fastest-levenshtein'

/**
 * Finds the name that was probably meant: at most a third of its letters are wrong, missing or swapped; else the one that only lacks its
 * group or has one too many, as in "games.winners" for "winners". None where two names are equally near.
 */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const list = [...new Set(names)]
  return byLetters(written, list) ?? byGroup(written, list)
}

function byLetters(written: string, names: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(written.length / 3)) + 1
  let equal = false
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) > least) continue
    const [a, b] = [written.toLowerCase(), name.toLowerCase()]
    if (distance(a, b) > least + 1) continue // two neighbours that changed places save one edit
    const cost = editsBetween(a, b)
    if (cost === least && best !== undefined) equal = true
    if (cost < least) [best, least, equal] = [name, cost, false]
  }
  return equal ? undefined : best
}

function byGroup(written: string, names: readonly string[]): string | undefined {
  const low = written.toLowerCase()
  const [meant, second] = names.filter((name) => {
    const other = name.toLowerCase()
    return low.endsWith(`.${other}`) || other.endsWith(`.${low}`)
  })
  return second === undefined ? meant : undefined
}

/** Formats the name that was probably meant as the end of a sentence. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean "${name}"?`
}

/** Counts the edits between two texts: a letter more, less or other is one, and so is one pair of neighbours that changed places. */
export function editsBetween(a: string, b: string): number {
  let least = distance(a, b)
  for (let at = 0; at + 1 < a.length && least > 1; at += 1) {
    if (a[at] === a[at + 1]) continue
    least = Math.min(least, 1 + distance(`${a.slice(0, at)}${a[at + 1]}${a[at]}${a.slice(at + 2)}`, b))
  }
  return least
}
