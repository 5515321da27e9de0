import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { aBrand, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { $deviceStorage } from '../device-storage.ts'
import { $popups } from '../navigation/popups.ts'
import { analytics as source } from './sources.ts'
import { topic } from './topic.ts'

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  sent.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockReset()
})
const visits = () =>
  sent.mock.calls.map(([url, { body }]) => ({ url, ...(JSON.parse(body as string) as { visitor: string; page: string }) }))

type Given = { named?: { provider: string; id: string }[]; allowed?: string[]; kept?: Record<string, string> }
const collector = { provider: 'collector', id: '/visits' }

async function aSite({ named = [collector], allowed = ['collector'], kept = {} }: Given = {}) {
  const device = { ...kept }
  const storage = {
    read: (key: string) => device[key],
    write: (key: string, value: string) => void (device[key] = value),
    remove: (key: string) => void delete device[key],
  }
  const permission = aPermission()
  const gateway = openGateway().answer(readPermission, { ...permission, info: { ...permission.info, analytics: named } })
  const portal = await aPortal({
    gateway,
    platform: fakePlatform(),
    release: aRelease([{ ...aBrand(), analytics: allowed }]),
    topics: [topic],
    values: [[$deviceStorage, storage]],
  })
  await settle()
  return { ...portal, device, popups: () => portal.scope.getState($popups).map(({ popup }) => popup), state: () => portal.read(source) }
}

test('nothing is counted or kept before it is allowed, and the question is asked once', async () => {
  const site = await aSite()
  expect(site.state()).toEqual({ status: 'ready', value: { providers: ['collector'], choice: 'open' } })
  expect([site.device, visits(), site.popups()]).toEqual([{}, [], ['privacy']])
  await site.send({ kind: 'close', popup: 'privacy' })
  expect([site.device, visits(), site.popups()]).toEqual([{}, [], []])
})

test('an allowed visit is counted once, under a random name; refusing forgets it', async () => {
  const site = await aSite()
  await site.send({ kind: 'allow-analytics', allowed: true })
  await settle()
  expect(site.popups()).toEqual([])
  expect(site.device).toEqual({ 'foyer-analytics': 'allowed', 'foyer-visitor': '0'.repeat(16) })
  expect(visits()).toMatchObject([{ url: '/visits', visitor: '0'.repeat(16), page: 'home', language: 'EN' }])

  await site.send({ kind: 'allow-analytics', allowed: false })
  await site.send({ kind: 'go', to: '/promotions' })
  expect(site.device).toEqual({ 'foyer-analytics': 'refused' })
  expect(visits()).toHaveLength(1)
})

test('a device that has answered is not asked again', async () => {
  expect((await aSite({ kept: { 'foyer-analytics': 'refused' } })).popups()).toEqual([])
  const site = await aSite({ kept: { 'foyer-analytics': 'allowed', 'foyer-visitor': 'me' } })
  expect(site.popups()).toEqual([])
  expect(visits()).toMatchObject([{ visitor: 'me', page: 'home' }])
})

test('a name without an answer is forgotten', async () => {
  expect((await aSite({ kept: { 'foyer-visitor': 'me' } })).device).toEqual({})
})

test.each<[string, Given]>([
  ['the brand allows nobody', { allowed: [] }],
  ['the gateway names nobody', { named: [] }],
  ['the brand allows another', { allowed: ['other'] }],
  ['nothing is there to count with', { named: [{ provider: 'other', id: '1' }], allowed: ['other'] }],
  ['the name is one of every object', { named: [{ provider: 'constructor', id: '1' }], allowed: ['constructor'] }],
])('where %s nothing is asked', async (_, given) => {
  const site = await aSite(given)
  expect(site.state()).toMatchObject({ value: { providers: [] } })
  await site.send({ kind: 'allow-analytics', allowed: true })
  expect([site.popups(), visits()]).toEqual([[], []])
})

test.each(['https://evil.example.test/', '//evil.example.test', '/\\evil.example.test', 'javascript:alert(1)', ''])(
  'the address %j gets nothing',
  async (id) => {
    const site = await aSite({ named: [{ provider: 'collector', id }] })
    await site.send({ kind: 'allow-analytics', allowed: true })
    expect(visits()).toEqual([])
  },
)
