import { expect, test } from 'vitest'

import { piecesOf } from './rich-text-pieces.ts'

const paragraph = `<p>${'words '.repeat(50)}</p>`

test.each(['', 'words', '<p>x', '<ul><li>x</ul>', '<script>x</script>y', '<', '<!--', paragraph.repeat(20)])('%j is one piece', (html) => {
  expect(piecesOf(html)).toEqual([html])
})

test('a long text is cut between its paragraphs, and nothing is lost', () => {
  const pieces = piecesOf(paragraph.repeat(500))

  expect(pieces.length).toBeGreaterThan(10)
  expect(pieces.join('')).toBe(paragraph.repeat(500))
  expect(pieces.every((piece) => piece.startsWith('<p>') && piece.endsWith('</p>'))).toBe(true)
})

test('a list or a table stays whole while it is not too long', () => {
  const list = `<ul>${'<li>x</li>'.repeat(100)}</ul>`
  const table = `<table>${'<tr><td>x</td></tr>'.repeat(40)}</table>`

  expect(piecesOf(`${list}${table}${list}`)).toEqual([list, table, list])
})

test.each(['<b>', '<div>', '<li>x', '<td>', '<p><b>', 'words ', '<table>', '<!---->', '<script></script>'])(
  '%j without end comes in pieces of a bearable size',
  (piece) => {
    const pieces = piecesOf(piece.repeat(8_000))

    expect(pieces.length).toBeGreaterThan(1)
    expect(Math.max(...pieces.map((text) => text.split('<').length))).toBeLessThanOrEqual(722)
    expect(Math.max(...pieces.map((text) => text.length))).toBeLessThanOrEqual(36_000)
  },
)

test('words without a space are cut too', () => {
  expect(piecesOf('x'.repeat(100_000)).map((text) => text.length)).toEqual([12_000, 12_000, 12_000, 12_000, 12_000, 12_000, 28_000])
})

test('a picture inside a data address is left out, as is a script of any length', () => {
  expect(piecesOf(`<p>a<img src="data:image/png;base64,${'A'.repeat(50_000)}">b<script>${'<p>'.repeat(9_000)}</script>c</p>`)).toEqual([
    '<p>abc</p>',
  ])
  expect(piecesOf(`a<style>${'x'.repeat(9_000)}`)).toEqual(['a'])
})

test('a text ends after a million characters or 20,000 tags', () => {
  expect(piecesOf('words '.repeat(300_000)).join('')).toHaveLength(1_000_000)
  expect(piecesOf('<b>x</b>'.repeat(30_000)).join('')).toBe('<b>x</b>'.repeat(10_000))
})
