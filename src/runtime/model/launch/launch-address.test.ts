import { expect, test } from 'vitest'

import { createCdn } from '../../gateway/cdn.ts'
import { launchAddress } from './launch-address.ts'

const gameLaunchCdn = ['https://play-1.test', 'https://play-2.test']
const cdn = createCdn({ imageCdn: [], gameLaunchCdn, gateway: '', random: () => 0.9 })
const known = { cdn, origins: [...gameLaunchCdn, 'https://games.brand.test/any/path', 'no address'], here: 'https://foyer.test/rng' }
const refused = { refused: 't:launch.address-refused' }

test.each([
  ['a path is joined to the launch origin of this session', '/go?ticket=1', { url: 'https://play-2.test/go?ticket=1' }],
  ['another launch origin of the gateway is known', 'https://play-1.test/go', { url: 'https://play-1.test/go' }],
  ['an origin of the brand is known', 'https://games.brand.test/x', { url: 'https://games.brand.test/x' }],
  ['the portal’s own origin is known', 'https://foyer.test/x', { url: 'https://foyer.test/x' }],
  ['any other origin is refused', 'https://evil.test/x', refused],
  ['a name that begins like a known one is refused', 'https://play-1.test.evil.test/', refused],
  ['a known name at another port is refused', 'https://play-1.test:8443/', refused],
  ['a known name before an @ is refused', 'https://play-1.test@evil.test/', refused],
  ['another site without a scheme is refused', '//evil.test/x', refused],
  ['a script is refused', 'javascript:alert(1)', refused],
  ['data are refused', 'data:text/html,x', refused],
  ['another scheme is refused', 'ftp://play-1.test/x', refused],
  ['a backslash that a browser reads as a slash is refused', '/\\evil.test', refused],
  ['what is not encrypted is refused', 'http://play-1.test/x', { refused: 't:launch.address-insecure' }],
])('%s', (_, given, address) => {
  expect(launchAddress(given, known)).toEqual(address)
})

test('a portal that is not encrypted itself may start what is not', () => {
  const local = {
    cdn: createCdn({ imageCdn: [], gameLaunchCdn: [], gateway: '' }),
    origins: ['http://games.test'],
    here: 'http://localhost:4000/',
  }
  expect(launchAddress('http://games.test/x', local)).toEqual({ url: 'http://games.test/x' })
  expect(launchAddress('/x?ticket=1', local)).toEqual({ url: 'http://localhost:4000/x?ticket=1' })
})
