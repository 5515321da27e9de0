// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { browserAddress } from './address.ts'

const home = location.href
afterEach(() => history.replaceState(null, '', home))

test('taking a parameter removes it from the address and adds nothing to the history', () => {
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

test('an empty parameter is removed and counts as missing', () => {
  history.replaceState(null, '', '/?token=')
  expect({ "browserAddress.takeQuery('token')": browserAddress.takeQuery('token'), search: location.search }).toEqual({
    "browserAddress.takeQuery('token')": undefined,
    search: '',
  })
})
