import { expect, test } from 'vitest'

import { plainLines, plainText } from './plain-text.ts'

test('paragraphs, items and rows are lines of their own; line breaks of the source and empty paragraphs are none', () => {
  expect(
    plainLines(
      '<h2>Terms</h2>\n<p>Be <b>18</b>\nor older.</p><p>&nbsp;</p><ul><li>One<li>Two</ul><table><tr><td>a</td><td>b</td></tr></table>',
    ),
  ).toEqual(['Terms', 'Be 18 or older.', 'One', 'Two', 'a', 'b'])
})

test('a tag that results from removing others stays text', () => {
  expect(plainText('<scr<b>ipt>alert(1)</scr</b>ipt>')).toBe('<script>alert(1)</script>')
})

test.each([
  ['<script>alert(1)</script >x', 'x'],
  ['<SCRIPT>alert(1)', ''],
  ['<img src=x onerror=alert(1)>picture', 'picture'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['a&#10;b&#x0;c', 'a b c'],
  ['<svg/onload=alert(1)>x', 'x'],
  ['<a href="javascript:alert(1)">go</a>', 'go'],
  ['<![CDATA[x]]>y', 'y'],
  ['<?php x ?>y', 'y'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['</p>x<p', 'x'],
])('the words of %j are %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['<', '<!--', '<script', '<script></script', '<script>', '</script ', '&', '&#', '<a href="', ' ', '<p>', '>', '<!'])(
  'a text of %j over and over comes to an end',
  (piece) => {
    expect(plainText(piece.repeat(20_000)).length).toBeLessThanOrEqual(piece.length * 20_000)
  },
)
