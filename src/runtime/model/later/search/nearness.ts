/** Where a needle was found: with so many typing errors, from `start` to `end` of the text. */
export type Found = { errors: number; start: number; end: number }

/**
 * Compares a needle with the whole of a text, with its beginning, or with any part of it. A letter more, a letter less, another letter
 * and two neighbours that changed places are one error each (optimal string alignment).
 * Gives nothing when there are more than `most` errors.
 */
export function nearness(needle: string, text: string, most: number, place: 'whole' | 'beginning' | 'inside'): Found | undefined {
  const rows = needle.length
  const columns = text.length
  if (rows - columns > most || (place === 'whole' && columns - rows > most)) return undefined
  let before: number[] = []
  let above: number[] = []
  let aboveStart: number[] = []
  let beforeStart: number[] = []
  for (let j = 0; j <= columns; j++) {
    above.push(place === 'inside' ? 0 : j)
    aboveStart.push(place === 'inside' ? j : 0)
  }
  for (let i = 1; i <= rows; i++) {
    const row = [i]
    const starts = [0]
    let least = i
    for (let j = 1; j <= columns; j++) {
      let errors = (above[j - 1] ?? 0) + (needle[i - 1] === text[j - 1] ? 0 : 1)
      let start = aboveStart[j - 1] ?? 0
      const without = (above[j] ?? 0) + 1
      if (without < errors) [errors, start] = [without, aboveStart[j] ?? 0]
      const more = (row[j - 1] ?? 0) + 1
      if (more < errors) [errors, start] = [more, starts[j - 1] ?? 0]
      if (i > 1 && j > 1 && needle[i - 1] === text[j - 2] && needle[i - 2] === text[j - 1]) {
        const swapped = (before[j - 2] ?? 0) + 1
        if (swapped < errors) [errors, start] = [swapped, beforeStart[j - 2] ?? 0]
      }
      row.push(errors)
      starts.push(start)
      if (errors < least) least = errors
    }
    if (least > most + 1) return undefined // swapping reaches back two rows, so one more may still come down
    ;[before, beforeStart, above, aboveStart] = [above, aboveStart, row, starts]
  }
  let end = columns
  if (place !== 'whole') for (let j = columns; j >= 0; j--) if ((above[j] ?? 0) < (above[end] ?? 0)) end = j
  const errors = above[end] ?? 0
  return errors > most ? undefined : { errors, start: aboveStart[end] ?? 0, end }
}
