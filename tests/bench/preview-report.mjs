// The figures of the editor's bench beside their bars.

export function at(values, share) {
  if (!values || values.length === 0) return undefined
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
const both = (values) => (values?.length ? `p50 ${at(values, 0.5).toFixed(1)}, p95 ${at(values, 0.95).toFixed(1)}` : 'not there')
const above = (turns, share) => turns && at(turns.own, share) - at(turns.bare, share)

/** All figures of one page, in ms. */
export function print({ sections, elements, frame, usual, slow, undo, opening, form, matrix }) {
  console.log(`${sections} sections, ${elements} elements`)
  console.log(`  a patch in the frame, to the changed DOM  ${both(frame)}`)
  for (const [name, turns] of [
    ['a key', usual],
    ['a key, 4 times slower', slow],
  ])
    console.log(`  ${`${name}, to paint`.padEnd(40)}  ${both(turns?.own)}${turns ? `; floor ${both(turns.bare)}` : ''}`)
  console.log(`  undo, to paint                            ${both(undo)}`)
  console.log(
    `  canvas, from opening                      ${both(opening.map(({ canvas }) => canvas))}; editable ` +
      `${both(opening.flatMap(({ editable }) => editable ?? []))}`,
  )
  console.log(`  a block's form, from the first choice     ${both(form)}`)
  if (matrix) console.log(`  a key, to paint in ${matrix.frames} frames             ${both(matrix.times)}`)
}

/** Prints every bar with its measured figure. Returns how many were missed or could not be measured. */
export function table({ shellBytes, playerBytes, sizes }) {
  const large = sizes.find(({ sections }) => sections === 300)
  const small = sizes.find(({ sections }) => sections === 12)
  const all = (read) => sizes.flatMap(read)
  const most = (values) => (values.length ? Math.max(...values) : undefined)
  const rows = [
    ['shell, first load', shellBytes / 1000, 150, 'kB gzip'],
    ["of the preview in the players' build", playerBytes / 1000, 5, 'kB gzip'],
    ['blocks drawn for one edit', most(all(({ renders }) => renders)), 1, ''],
    ["bytes of one edit's message", most(all(({ bytes }) => bytes)), 1000, ''],
    ['key to paint above the floor, 300, p50', above(large?.usual, 0.5), 8, 'ms'],
    ['key to paint above the floor, 300, p95', above(large?.usual, 0.95), 16, 'ms'],
    ['key to paint, 300 to 12, p50', large?.usual && small?.usual && at(large.usual.own, 0.5) / at(small.usual.own, 0.5), 1.3, ''],
    ['key to paint, 4 times slower, 300, p95', at(large?.slow?.own, 0.95), 120, 'ms'],
    ['undo to paint, 300, p50', at(large?.undo, 0.5), 33, 'ms'],
    [
      'editable, 300, median',
      at(
        large?.opening.flatMap(({ editable }) => editable ?? []),
        0.5,
      ),
      1000,
      'ms',
    ],
    [
      "a block's form after the first choice, median",
      at(
        all(({ form }) => form),
        0.5,
      ),
      300,
      'ms',
    ],
    ['key to paint in the whole matrix, p95', at(large?.matrix?.times, 0.95), 100, 'ms'],
  ]
  let missed = 0
  console.log('')
  for (const [name, value, bar, unit] of rows) {
    const holds = value !== undefined && value <= bar
    if (!holds) missed++
    console.log(
      `${name.padEnd(48)} ` +
        `${(value === undefined ? 'not measured' : value.toFixed(Number.isInteger(value) ? 0 : 2)).padStart(12)} ` +
        `${`of ${bar} ${unit}`.padEnd(16)} ${value === undefined ? '' : holds ? 'holds' : 'MISSED'}`,
    )
  }
  return missed
}
