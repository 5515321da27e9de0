import { expect, test } from 'vitest'

import { payloads } from '../../../../tests/support/hostile/payloads.ts'
import { attributes, onlyKnownTags, tags } from './rich-text-tags.ts'

const nothing = '<!---->'

test.each([
  ['<p dir="rtl" class=x>a <b>b</b></p>', '<p dir="rtl">a <b>b</b></p>'],
  ["<A HREF='https://a.test/?a>b' onclick=x>a</A>", "<A HREF='https://a.test/?a>b'>a</A>"],
  ['<td colspan=2/onclick=x>', '<td colspan=2/onclick=x>'],
  ['<p title="onclick=x style=y">on time = 5</p>', '<p title="onclick=x style=y">on time = 5</p>'],
  ['<font color=red>wo</font>rd', `${nothing}wo${nothing}rd`],
  ['a<!-- <p> -->b<script>1 < 2</script>c<style>x', `ab${nothing}c${nothing}`],
  ['1 < 2 > 0', '1 < 2 > 0'],
])('%j becomes %j', (html, text) => {
  expect(onlyKnownTags(html)).toBe(text)
})

test('the ends of two tags never form another', () => {
  expect(onlyKnownTags('<<x>script>1<</x>/script>')).toBe(`<${nothing}script>1<${nothing}/script>`)
})

test('no unknown tag or attribute of a hostile text is left', () => {
  const left = payloads.flatMap(({ html }) => [
    ...onlyKnownTags(html)
      .replace(/=("[^"]*"|'[^']*')/g, '=x')
      .matchAll(/<\/?([a-z][^\s/>]*)([^>]*)/gi),
  ])

  expect(left.map(([, name = '']) => name.toLowerCase()).filter((name) => !tags.includes(name))).toEqual([])
  expect(
    left
      .flatMap(([, , rest = '']) => [...rest.matchAll(/([^\s=]+)=\S+/g)].map(([, name = '']) => name.toLowerCase()))
      .filter((name) => !attributes.includes(name)),
  ).toEqual([])
})
