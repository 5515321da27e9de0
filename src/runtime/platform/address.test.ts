// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { browserAddress } from './address.ts'

const home = location.href
afterEach(() => history.replaceState(null, '', home))

test('a parameter that is taken leaves the address as it was without it, and adds nothing to the history', () => {
  history.replaceState({ kept: 1 }, '', '/rng?vassalage=PG&token=a%2Bb#top')
  const length = history.length
  expect(browserAddress.takeQuery('token')).toBe('a+b')
  expect([location.pathname + location.search + location.hash, history.length, history.state]).toEqual([
    '/rng?vassalage=PG#top',
    length,
    { kept: 1 },
  ])
  expect(browserAddress.takeQuery('token')).toBeUndefined()
})

test('an empty parameter is taken away and is none', () => {
  history.replaceState(null, '', '/?token=')
  expect([browserAddress.takeQuery('token'), location.search]).toEqual([undefined, ''])
})
