/** The name that was probably meant: at most a third of its letters are wrong, missing or swapped. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(written.length / 3)) + 1
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) >= least) continue
    const cost = distance(written.toLowerCase(), name.toLowerCase())
    if (cost < least) [best, least] = [name, cost]
  }
  return best
}

/** Says the probable name behind a sentence. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean "${name}"?`
}

/** Edits between two texts, where swapping neighbours is one edit. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(cell(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, cell(rows, i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, cell(rows, i - 2, j - 2) + 1)
      row.push(cost)
    }
    rows.push(row)
  }
  return cell(rows, a.length, b.length)
}

function cell(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}
