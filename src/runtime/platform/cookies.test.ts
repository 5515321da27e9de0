import { expect, test } from 'vitest'

import { cookieOf } from './cookies.ts'
import { isWebAddress } from './windows.ts'

test('reads one cookie among others, whatever its value holds', () => {
  const all = 'foyer-theme=dark; foyer-language=AR; x=a%3Db; broken=%E0%A4%A'
  expect({
    "cookieOf(all, 'foyer-theme')": cookieOf(all, 'foyer-theme'),
    "cookieOf(all, 'foyer-language')": cookieOf(all, 'foyer-language'),
    "cookieOf(all, 'x')": cookieOf(all, 'x'),
    "cookieOf(all, 'theme')": cookieOf(all, 'theme'),
    "cookieOf(all, 'broken')": cookieOf(all, 'broken'),
  }).toEqual({
    "cookieOf(all, 'foyer-theme')": 'dark',
    "cookieOf(all, 'foyer-language')": 'AR',
    "cookieOf(all, 'x')": 'a=b',
    "cookieOf(all, 'theme')": undefined,
    "cookieOf(all, 'broken')": undefined,
  })
})

test('a broken cookie, or one that is not good, does not hide another one of its name', () => {
  const all = 'foyer-language=%E0%A4%A; foyer-language=constructor; foyer-language=AR; foyer-language=EN'
  expect([cookieOf(all, 'foyer-language'), cookieOf(all, 'foyer-language', (value) => value.length === 2)]).toEqual(['constructor', 'AR'])
})

test('only http and https addresses may be opened', () => {
  expect(
    ['https://a.test/x', 'http://a.test', 'javascript:alert(1)', '//a.test', 'https://', ' data:text/html,x'].map(isWebAddress),
  ).toEqual([true, true, false, false, false, false])
})
