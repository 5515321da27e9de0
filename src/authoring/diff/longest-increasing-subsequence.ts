/**
 * Given where each item of a list was before, finds which items can stay so that the fewest have to move: the indices of a longest
 * increasing subsequence, in n log n.
 */
export function stayingIndices(before: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [] // ends[length]: the index at which the best subsequence of that length ends
  const previous: (number | undefined)[] = []
  for (const [index, place] of before.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((before[ends[middle] ?? 0] ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  }
  const stayers = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) stayers.add(index)
  return stayers
}
