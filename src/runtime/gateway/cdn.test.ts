import { expect, test } from 'vitest'

import { createCdn } from './cdn.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const a = 'https://a.test'
const b = 'https://b.test'
const c = 'https://c.test'
const gateway = 'https://gateway.test'
const aCdn = (random: number, kept?: { image: string; launch: string }) =>
  createCdn({ imageCdn: [a, b, c], gameLaunchCdn: [a, b], gateway, random: () => random, kept })

test('a picture is tried at the chosen origin, then at the others, then at the gateway', () => {
  expect(aCdn(0.5).images('/img/x.png')).toEqual([`${b}/img/x.png`, `${c}/img/x.png`, `${a}/img/x.png`, `${gateway}/img/x.png`])
  expect(aCdn(0.99).images('/img/x.png')[0]).toBe(`${c}/img/x.png`)
})

test('the choice of a session is kept while the origin is still offered', () => {
  expect(aCdn(0, { image: c, launch: b }).chosen).toEqual({ image: c, launch: b })
  expect(aCdn(0, { image: 'https://gone.test', launch: 'https://gone.test' }).chosen).toEqual({ image: a, launch: a })
})

test('without a CDN, or with the gateway among its origins, the gateway is asked once', () => {
  const none = createCdn({ imageCdn: [], gameLaunchCdn: [], gateway })
  expect({ "none.images('/x.png')": none.images('/x.png'), "none.launch('/play')": none.launch('/play'), chosen: none.chosen }).toEqual({
    "none.images('/x.png')": [`${gateway}/x.png`],
    "none.launch('/play')": `${gateway}/play`,
    chosen: { image: undefined, launch: undefined },
  })
  expect(createCdn({ imageCdn: [gateway], gameLaunchCdn: [], gateway }).images('/x.png')).toEqual([`${gateway}/x.png`])
  expect(createCdn({ imageCdn: [], gameLaunchCdn: [], gateway: '' }).images('/x.png')).toEqual(['/x.png'])
})

test('absolute addresses stay as they are', () => {
  expect(aCdn(0).images('https://other.test/x.png')).toEqual(['https://other.test/x.png'])
  expect(aCdn(0).images('data:image/png;base64,AA==')).toEqual(['data:image/png;base64,AA=='])
  expect(aCdn(0).launch('https://play.test/?ticket=1')).toBe('https://play.test/?ticket=1')
})

test('a game starts at the launch CDN, everything else at the gateway itself', () => {
  expect({ "aCdn(0.9).launch('/play?t=1')": aCdn(0.9).launch('/play?t=1'), "aCdn(0.9).own('/pay')": aCdn(0.9).own('/pay') }).toEqual({
    "aCdn(0.9).launch('/play?t=1')": `${b}/play?t=1`,
    "aCdn(0.9).own('/pay')": `${gateway}/pay`,
  })
})

test('addresses of other kinds, and paths that a browser reads as another site, lead nowhere', () => {
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.test/x',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'x.png',
    '',
    ' /x',
    'https://',
  ]
  expect(bad.map((url) => aCdn(0).images(url))).toEqual(bad.map(() => []))
  expect([...bad, 'data:image/png;base64,AA==', undefined].map((url) => aCdn(0).launch(url))).toEqual([...bad, 1, 2].map(() => undefined))
  expect(aCdn(0).images(undefined)).toEqual([])
})

test('a path never leaves the origins it is joined to', () => {
  fc.assert(
    fc.property(fc.string(), (tail) => {
      for (const url of aCdn(0.3).images(`/${tail}`)) expect([a, b, c, gateway]).toContain(new URL(url).origin)
      const launch = aCdn(0.3).launch(`/${tail}`)
      if (launch !== undefined) expect([a, b]).toContain(new URL(launch).origin)
    }),
  )
})
