export type Position = { line: number; column: number } // both from 1; columns in UTF-16 units, as editors count

/** The position of each value, by its JSON pointer; a value that is not there is found at its nearest ancestor. */
export type Positions = {
  of: (pointer: string) => Position
  keyOf: (pointer: string) => Position
  rangeOf: (pointer: string) => Range | undefined
}

/** Where a value begins and ends, and where its key does. */
export type Range = { start: number; end: number; key: number }

/** `text` is read for its lines when the first position is asked for: most documents are faultless. */
export function positionsOf(ranges: ReadonlyMap<string, Range>, text: string): Positions {
  let known: number[] | undefined
  const lines = () => (known ??= lineStarts(text))
  const near = (pointer: string): Range => {
    for (let known = pointer; ; known = known.slice(0, known.lastIndexOf('/'))) {
      const range = ranges.get(known)
      if (range || known === '') return range ?? { start: 0, end: 0, key: 0 }
    }
  }
  return {
    of: (pointer) => placeIn(lines(), near(pointer).start),
    keyOf: (pointer) => placeIn(lines(), near(pointer).key),
    rangeOf: (pointer) => ranges.get(pointer),
  }
}

/** Where each line starts; \n, \r\n and \r end one. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) starts.push(at + 1)
  }
  return starts
}

/** Line and column of an offset. */
export function placeIn(lines: readonly number[], at: number): Position {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: at - (lines[low] ?? 0) + 1 }
}

export function place(text: string, at: number): Position {
  return placeIn(lineStarts(text), Math.min(at, text.length))
}
