import { expect, test } from 'vitest'

import { addressPattern, addressWith, isAddress, pictureProp } from './address.ts'
import { Address, Intent } from './intents.ts'

/** Addresses that a browser would read as another site's, or that hold what no address of ours has. */
const foreign = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '/\u0000/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/rng//evil.test',
  '/rng?back=\\evil',
  '/rng#\n',
  'rng',
  'https://evil.test/',
  'javascript:alert(1)',
  '',
]

test.each(['/', '/rng', '/rng/', '/rng?vassalage=PG', '/member?page=vip#top', '/promotions/:id', '/help?back=//x', '/ألعاب', '/a b'])(
  '%j is an address of the portal',
  (address) => {
    expect({ plain: isAddress(address), intent: Address.safeParse(address).success }).toEqual({ plain: true, intent: true })
    expect(new URL(address, 'https://portal.test').origin).toBe('https://portal.test')
  },
)

test.each(foreign)('%j is none, for intents neither as a text nor in parts', (address) => {
  expect({
    plain: isAddress(address),
    text: Intent.safeParse({ kind: 'go', to: address }).success,
    parts: Intent.safeParse({ kind: 'go', to: { route: address } }).success,
    withoutTheFlag: new RegExp(addressPattern).test(address), // a validator of JSON Schema may leave the flag out
  }).toEqual({ plain: false, text: false, parts: false, withoutTheFlag: false })
})

test.each([
  ['/img/scene/live.svg', true],
  ['/img/live%20casino.webp?v=2', true],
  ['https://cdn.test/a.png', true],
  ['http://127.0.0.1:8080/a.png', true],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['//cdn.test/a.png', false],
  ['https:/\\cdn.test/a.png', false],
  ['https://cdn.test/\n.png', false],
  ['img/live.svg', false],
  ['', false],
])('%j as the address of a picture: %s', (address, expected) => {
  expect({
    unicode: new RegExp(pictureProp.pattern, 'u').test(address),
    withoutTheFlag: new RegExp(pictureProp.pattern).test(address),
  }).toEqual({ unicode: expected, withoutTheFlag: expected })
})

test('a value that is added to an address stays one value, before what is after "#"', () => {
  expect([addressWith('/rng', 'x', 'a'), addressWith('/agentHome?page=a', 'under', 'a/b&page=x#y')]).toEqual([
    '/rng?x=a',
    '/agentHome?page=a&under=a%2Fb%26page%3Dx%23y',
  ])
  expect(addressWith('/rng?a=1#top', 'x', 'é')).toBe('/rng?a=1&x=%C3%A9#top')
})
