import { expect, test } from 'vitest'

import { csvText } from './csv.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'

/**
 * The cells of a CSV text, as a spreadsheet with this list separator reads them: a quote counts at the beginning of a cell alone (tried in
 * LibreOffice Calc).
 */
function cellsOf(csv: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const text = csv.replace(/^\ufeff/, '')
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (quoted && character === '"' && text.charAt(index + 1) === '"') cell += text.charAt(++index)
    else if (character === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && character === separator) {
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

test.each(['=1+1', '+A1', '-2+3', '@SUM(A1)', '＝1', ' =cmd|x', '-', '%0A=1', '=HYPERLINK("http://a.test","x")', '-1e5x'])(
  'the text %j is no formula',
  (text) => {
    expect(cellsOf(csvText([[text]]))[0]?.[0]).toBe(`'${text}`)
  },
)

test.each([
  ['\t=1', "' =1"],
  ['a\r\n=1', 'a =1'],
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a; "-2+3', `a; "'-2+3`],
])('the text %j begins no cell in its middle', (text, written) => {
  expect(cellsOf(csvText([[text]]))).toEqual([[written]])
})

test('every row has as many cells as were given, and none begins as a formula does, whichever the list separator is', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1', '"', ',', ';', ';=1', '; "+2', '\r\n', '-5', '-5.25', "'"))
  const asLine = (text = '') => text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replaceAll("'", '')
  const isFormula = (text: string) => /^\s*[=+\-@＝＋－＠]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const csv = csvText(rows)
      const read = cellsOf(csv)
      expect(read.map((row) => row.length)).toEqual(rows.map(() => 3))
      expect(read.flat().map(asLine)).toEqual(rows.flat().map(asLine))
      expect(read.flat().filter(isFormula)).toEqual([])
      expect(cellsOf(csv, ';').flatMap(([, ...others]) => others.filter((text) => isFormula(text) && !/^\s*-\d/.test(text)))).toEqual([])
    }),
  )
})
