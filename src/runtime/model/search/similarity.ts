/** Where a needle was found: with so many typing errors, from `start` to `end` of the text. */
export type Found = { errors: number; start: number; end: number }

const widest = 128
const threeRows = (): [Uint8Array, Uint8Array, Uint8Array] => [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)]
// Kept from call to call: thousands of comparisons make no garbage.
const errorRows = threeRows()
const startRows = threeRows()

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}

/**
 * Compares a needle with the whole of a text, with its beginning, or with any part of it. A letter more, a letter less, another letter
 * and two neighbours that changed places are one error each (optimal string alignment).
 * Texts are shorter than 128 letters. Gives nothing when there are more than `most` errors.
 */
export function nearness(needle: string, text: string, most: number, place: 'whole' | 'beginning' | 'inside'): Found | undefined {
  const rows = needle.length
  const columns = text.length
  if (rows - columns > most || (place === 'whole' && columns - rows > most)) return undefined
  if (columns >= widest) throw new RangeError(`A text of ${columns} letters is compared; cut it to less than ${widest}`)
  let [before, above, row] = errorRows
  let [beforeStart, aboveStart, rowStart] = startRows
  for (let j = 0; j <= columns; j++) {
    above[j] = place === 'inside' ? 0 : j
    aboveStart[j] = place === 'inside' ? j : 0
  }
  for (let i = 1; i <= rows; i++) {
    const letter = needle.charCodeAt(i - 1)
    const letterBefore = i > 1 ? needle.charCodeAt(i - 2) : -1
    let left = i
    let leftStart = 0
    let least = i
    row[0] = i
    rowStart[0] = 0
    for (let j = 1; j <= columns; j++) {
      const other = text.charCodeAt(j - 1)
      let errors = at(above, j - 1) + (letter === other ? 0 : 1)
      let start = at(aboveStart, j - 1)
      if (at(above, j) + 1 < errors) {
        errors = at(above, j) + 1
        start = at(aboveStart, j)
      }
      if (left + 1 < errors) {
        errors = left + 1
        start = leftStart
      }
      if (j > 1 && letterBefore === other && letter === text.charCodeAt(j - 2) && at(before, j - 2) + 1 < errors) {
        errors = at(before, j - 2) + 1
        start = at(beforeStart, j - 2)
      }
      left = row[j] = errors
      leftStart = rowStart[j] = start
      if (errors < least) least = errors
    }
    if (least > most + 1) return undefined // swapping reaches back two rows, so one more may still come down
    ;[before, above, row] = [above, row, before]
    ;[beforeStart, aboveStart, rowStart] = [aboveStart, rowStart, beforeStart]
  }
  let end = columns
  if (place !== 'whole') for (let j = columns; j >= 0; j--) if (at(above, j) < at(above, end)) end = j
  const errors = at(above, end)
  return errors > most ? undefined : { errors, start: at(aboveStart, end), end }
}
