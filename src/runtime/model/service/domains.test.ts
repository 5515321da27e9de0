import { expect, test } from 'vitest'

import { offline } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { listDomainRoutes } from '../../gateway/endpoints/system/list-domain-routes.ts'
import { siteDomains as source } from './sources.ts'

const route = (domain: string, main?: boolean, name?: string) => ({ domain, name, main })

async function siteWith(list: ReturnType<typeof route>[]) {
  const portal = await aPortal({ gateway: openGateway().answer(listDomainRoutes, { list }) })
  await portal.want(source)
  return portal.read(source)
}

test('domains come once each, the main one first, and the one of this page is marked', async () => {
  const list = [
    route('two.example.test', false, 'Two'),
    route('https://TWO.example.test/'),
    route('one.example.test', true),
    route('foyer.test'),
  ]
  expect(await siteWith(list)).toEqual({
    status: 'ready',
    value: [
      { domain: 'one.example.test', url: 'https://one.example.test/', name: '', main: true, here: false },
      { domain: 'two.example.test', url: 'https://two.example.test/', name: 'Two', main: false, here: false },
      { domain: 'foyer.test', url: 'https://foyer.test/', name: '', main: false, here: true },
    ],
  })
})

test.each([
  '',
  'javascript:alert(1)',
  'http://one.example.test',
  '//one.example.test/path',
  'https://one.example.test/path',
  'one.example.test?to=evil',
  'me:secret@one.example.test',
  'one.example.test:8443',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a b.test',
])('"%s" is no domain and is left out', async (domain) => {
  expect(await siteWith([route(domain)])).toEqual({ status: 'empty' })
})

test('a name in another script is written in the letters of the name system, so that it looks like no other', async () => {
  expect(await siteWith([route('fоyer.test')])).toMatchObject({ value: [{ domain: 'xn--fyer-55d.test' }] })
})

test('a list that cannot be had says so and can be asked for again', async () => {
  const gateway = openGateway().fail(listDomainRoutes, offline)
  const portal = await aPortal({ gateway })
  await portal.want(source)
  expect(portal.read(source)).toMatchObject({ status: 'failed' })
})
