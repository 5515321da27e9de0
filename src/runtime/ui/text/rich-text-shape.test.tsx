// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { createShape } from './rich-text-shape.ts'

// What a sanitiser takes out is shown in a real browser (tests/journeys/rich-text.spec.ts); this is about the order of what stays.

function shaped(html: string, wanted = { level: 3 }): string {
  const template = document.createElement('template')
  template.innerHTML = html
  const box = document.createElement('div')
  box.append(createShape(wanted)(template.content))
  return box.innerHTML
}

test.each([
  ['h1', 'h1 h2 h3', 'h3 h4 h5'],
  ['any other', 'h4 h5 h4', 'h3 h4 h3'],
  ['a smaller one', 'h3 h1 h2 h2', 'h3 h3 h4 h4'],
  ['a gap', 'h1 h4 h6 h2', 'h3 h4 h5 h4'],
  ['all six', 'h1 h2 h3 h4 h5 h6', 'h3 h4 h5 h6 h6 h6'],
])("headings that begin with %s continue the page's outline", (_, given, wanted) => {
  const names = given.split(' ')

  expect([...shaped(names.map((name) => `<${name}>x</${name}>`).join('')).matchAll(/<(h\d)/g)].map(([, name]) => name).join(' ')).toBe(
    wanted,
  )
})

test('a heading keeps its words and its direction, an empty one is removed', () => {
  expect(shaped('<h1 dir="rtl"><b>Terms</b> now</h1><h2> </h2>')).toBe('<h3 dir="rtl"><b>Terms</b> now</h3> ')
})

test('the next piece of a text continues the outline of the one before', () => {
  const shape = createShape({ level: 2 })
  const piece = (html: string) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return shape(template.content).firstElementChild?.localName
  }

  expect([piece('<h1>x</h1>'), piece('<h2>x</h2>'), piece('<h6>x</h6>'), piece('<h1>x</h1>')]).toEqual(['h2', 'h3', 'h4', 'h2'])
})

test('a link opens a new tab, sends no referrer and announces the new tab', () => {
  const link = document.createElement('div')
  link.innerHTML = shaped('<a href="https://a.test/x">x</a>', { level: 3, newTab: '(new tab)' } as { level: number })

  const { href, target, rel, textContent } = link.querySelector('a')!
  expect({ href, target, rel, textContent }).toEqual({
    href: 'https://a.test/x',
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
    textContent: 'x (new tab)',
  })
})

test.each(['mailto:help@a.test', 'tel:+49 (30) 1234-5'])('%s stays where it is', (href) => {
  expect(shaped(`<a href="${href}">x</a>`)).not.toContain('target')
  expect(shaped(`<a href="${href}">x</a>`)).toContain('<a href=')
})

test.each([
  'https://bank.test@evil.test/',
  'https://a:b@evil.test/',
  'https:evil',
  'http:/\\evil.test',
  'https://',
  'tel:*#06#',
  'tel:*%2306%23',
  'mailto:?body=x',
  'javascript:alert(1)',
  '',
])('a link to %j becomes plain text', (href) => {
  expect(shaped(`<a href="${href}"><b>x</b></a>`)).toBe('<b>x</b>')
})

test('a link without words is removed', () => {
  expect(shaped('<p><a href="https://a.test"> </a></p>')).toBe('<p> </p>')
})

test('lists contain items, and items are in lists', () => {
  expect(shaped('<ul>a<li>b</li> <p>c</p></ul><li>d</li>')).toBe('<ul><li>a</li><li>b</li> <li><p>c</p></li></ul><div>d</div>')
  expect(shaped('<dl><dt>a</dt><dd>b</dd></dl>')).toBe('<dl><dt>a</dt><dd>b</dd></dl>')
  expect(shaped('<dl><dt>a</dt><p>b</p></dl><dd>c</dd>')).toBe('<div><div>a</div><p>b</p></div><div>c</div>')
})

test('a table scrolls in a box that keys reach; one inside another is part of it', () => {
  const html = shaped(
    '<table><tbody><tr><td colspan="1000" rowspan="3">x<table><tbody><tr><td>y</td></tr></tbody></table></td></tr></tbody></table>',
  )

  expect(html).toMatch(/^<div data-scroll="" tabindex="0"><table>.*colspan="20" rowspan="3".*<\/table><\/div>$/)
  expect(html.match(/data-scroll/g)).toHaveLength(1)
})
