import { expect, test } from 'vitest'

import { dataScenarios, personas } from '../../../../src/schemas/view-setting-values.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import { printViewSettings, readViewSettings, changedParts, defaultViewSettings, views } from './view-settings.ts'
import type { ViewSettings } from './view-settings.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../../../tests/support/samples/fast-check.ts'

test('only values that are not the default are written, and the address uses the parameters of the contract', () => {
  expect(printViewSettings(defaultViewSettings)).toBe('')
  const viewSettings: ViewSettings = {
    ...defaultViewSettings,
    at: '/rng',
    as: 'agent',
    language: 'VI',
    theme: 'dark',
    width: 390,
    time: '2027-01-20T00:00:00+08:00',
    data: 'huge',
    faults: [{ mode: 'slow:2000', path: '/wps/relay/GCSGAME_gameList' }],
    flags: { summerLobby: true },
    registration: { 'email.required': true },
    status: '1',
    view: 'matrix',
    sel: 'hot',
    doc: 'menu/top',
  }
  const text =
    '?doc=menu/top&at=/rng&as=agent&lang=VI&theme=dark&w=390&t=2027-01-20T00:00:00%2B08:00&data=huge' +
    '&net=slow:2000@/wps/relay/GCSGAME_gameList&flags=summerLobby:1&reg=email.required:1&status=1&view=matrix&sel=hot'
  expect(printViewSettings(viewSettings)).toBe(text)
  expect(readViewSettings(text)).toEqual({ settings: viewSettings, unread: [] })
  expect(printViewSettings({ ...defaultViewSettings, doc: 'menu/top' })).toBe('?doc=menu/top&at=/')
})

test('invalid values stay at their default and are reported, the others apply', () => {
  const { settings: viewSettings, unread } = readViewSettings(
    '?as=queen&w=9&t=yesterday&at=//evil.example&net=500&doc=../../etc&flags=%E0%A4%A&colour=red&theme=light&data=huge',
  )
  expect(viewSettings).toEqual({ ...defaultViewSettings, theme: 'light', data: 'huge' })
  expect(unread.map(({ name }) => name)).toEqual(['as', 'w', 't', 'at', 'net', 'doc', 'flags', 'colour'])
})

test('any view settings survive their address', () => {
  const value = fc.oneof(fc.boolean(), fc.integer({ min: 2, max: 999 }), fc.stringMatching(/^[a-z ,:&]{1,8}$/))
  const tried = fc.dictionary(fc.stringMatching(/^[A-Za-z][\w.]{0,8}$/), value, { maxKeys: 3 })
  const allSettings: Arbitrary<ViewSettings> = fc.record({
    brand: fc.constantFrom('', 'foyer', 'kestrel', '_base'),
    draft: fc.constantFrom('main', 'spring-2027'),
    doc: fc.constantFrom('page/home', 'order/categories'),
    at: fc.constantFrom('/', '/rng?vassalage=PG&x=1#top'),
    as: fc.constantFrom(...personas),
    language: fc.constantFrom(null, ...languageCodes),
    theme: fc.constantFrom(null, 'dark' as const, 'light' as const),
    width: fc.integer({ min: 320, max: 2560 }),
    time: fc.constantFrom(null, '2027-01-20T00:00:00Z', '2027-01-20T00:00:00.5-03:30'),
    data: fc.constantFrom(...dataScenarios),
    faults: fc.array(fc.record({ mode: fc.constantFrom('slow:20', '401', 'offline', 'cut'), path: fc.constantFrom('/', '/wps/x-y_z') }), {
      maxLength: 3,
    }),
    flags: tried,
    registration: tried,
    status: fc.constantFrom('0' as const, '1' as const, '2' as const),
    view: fc.constantFrom(...views),
    sel: fc.constantFrom(null, 'hot', '3'),
  })
  fc.assert(
    fc.property(allSettings, (viewSettings) => {
      expect(readViewSettings(printViewSettings(viewSettings))).toEqual({ settings: viewSettings, unread: [] })
    }),
  )
})

test('the document, the view and the choice are not part of who looks', () => {
  expect(changedParts({ ...defaultViewSettings, doc: 'menu/top', view: 'json', sel: 'x', at: '/rng' })).toEqual([])
  expect(changedParts({ ...defaultViewSettings, as: 'vip', flags: { a: true } })).toEqual(['as', 'flags'])
})
