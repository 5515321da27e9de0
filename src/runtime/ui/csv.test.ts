import { expect, test } from 'vitest'

import { csvText } from './csv.ts'
import fc from '../../../tests/support/fast-check.ts'

/** The cells of a CSV text, as a spreadsheet reads them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const text = csv.replace(/^\ufeff/, '')
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (quoted && character === '"' && text.charAt(index + 1) === '"') cell += text.charAt(++index)
    else if (character === '"') quoted = !quoted
    else if (!quoted && character === ',') {
      rows.at(-1)?.push(cell)
      cell = ''
    } else if (!quoted && character === '\r') {
      rows.at(-1)?.push(cell)
      rows.push([])
      cell = ''
      index++
    } else cell += character
  }
  return rows.slice(0, -1)
}

test('texts, amounts and times are cells', () => {
  expect(
    csvText([
      ['Game', 'Profit'],
      ['Fox, "the" hunter', '-12.50'],
    ]),
  ).toBe('\ufeffGame,Profit\r\n"Fox, ""the"" hunter",-12.50\r\n')
})

test.each(['=1+1', '+A1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =cmd|x', '-', '%0A=1', '=HYPERLINK("http://a.test","x")', '-1e5x'])(
  'the text %j is no formula',
  (text) => {
    expect(cellsOf(csvText([[text]]))[0]?.[0]).toBe(`'${text}`)
  },
)

test('every row has as many cells as were given, and none begins as a formula does', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1', '"', ',', '\r\n', '-5', '-5.25', "'"))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const read = cellsOf(csvText(rows))
      expect(read.map((row) => row.length)).toEqual(rows.map(() => 3))
      for (const [index, text] of read.flat().entries()) {
        expect(text.replace(/^'/, '')).toBe(rows.flat()[index]?.replace(/^'/, ''))
        expect(/^\s*[=+\-@＝＋－＠]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text)).toBe(false)
      }
    }),
  )
})
