import { afterEach, expect, test, vi } from 'vitest'

import { browserRandomBytes, browserRegion, browserSystem } from './browser-info.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ar-AE', 'AE'],
  ['en', undefined],
  ['zh-Hant-TW', 'TW'],
  ['not a language', undefined],
])('the region of %s is %s', (language, region) => {
  vi.stubGlobal('navigator', { language })
  expect(browserRegion()).toBe(region)
})

test.each([
  [{ userAgentData: { platform: 'Android' }, userAgent: '' }, 'Android'],
  [{ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, 'iPhone'],
  [{ userAgent: '' }, 'unknown'],
])('the system of %j is %s', (navigator, system) => {
  vi.stubGlobal('navigator', navigator)
  expect(browserSystem()).toBe(system)
})

test('random bytes are as many as asked for, and others each time', () => {
  const [one, other] = [browserRandomBytes(16), browserRandomBytes(16)]
  expect({ oneCount: one.length, 'String(one) === String(other)': String(one) === String(other) }).toEqual({
    oneCount: 16,
    'String(one) === String(other)': false,
  })
})
