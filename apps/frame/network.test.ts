import { expect, test, vi } from 'vitest'

import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'
import { defaultFrameViewSettings } from '../../src/schemas/default-view-settings.ts'
import { frameNetwork, guardFetch } from './network.ts'

const host = 'https://foyer.test'
const permission = `${host}/wps/system/permission?language=EN`
const settings = `${host}/wps/system/setting/register`
const network = (viewSettings: Partial<FrameViewSettings> = {}) =>
  frameNetwork({ ...defaultFrameViewSettings, ...viewSettings }, () => Date.UTC(2027, 0, 10))
const read = async (url: string, viewSettings?: Partial<FrameViewSettings>) =>
  (await (await network(viewSettings).fetch(url)).json()) as { success: boolean; errorCode?: string; value: any }

test('answers the gateway’s calls in the page, and counts them', async () => {
  const { fetch, answered } = network()
  const reply = await fetch(permission)

  expect(await reply.json()).toMatchObject({ success: true })
  expect(answered().requests).toBe(1)
  expect(answered().bytes).toBeGreaterThan(500)
})

test('pictures of the mock come from the address at which the server always draws them', async () => {
  const text = await (await network().fetch(`${host}/lgw/games/hot?language=EN&terminal=WEB`)).text()

  expect(text).not.toMatch(/"\/img\//)
})

test('the system’s status is that of the view settings', async () => {
  expect((await read(permission, { status: '1' })).value.maintenance).toBe(true)
  expect((await read(permission, { status: '2' })).value.regionRestriction).toBe(true)
  expect((await read(permission)).value).toMatchObject({ maintenance: false, regionRestriction: false })
})

test('registration settings of the view settings override those of the mock', async () => {
  const viewSettings = { registration: { 'email.required': true, 'nickname.enabled': true } }

  expect((await read(permission, viewSettings)).value.info.register).toMatchObject({
    email: { required: true },
    nickname: { enabled: true },
  })
  expect((await read(settings, viewSettings)).value).toMatchObject({ email: { required: true } })
})

test('faults of the view settings are simulated', async () => {
  const one = network({ faults: [{ path: '/wps', mode: '429' }] })

  expect((await one.fetch(permission)).status).toBe(429)
  await expect(network({ faults: [{ path: '/', mode: 'offline' }] }).fetch(permission)).rejects.toThrow(TypeError)
})

test('no gateway call of a preview reaches a real gateway; other calls are those of the page', async () => {
  vi.stubGlobal('location', new URL(host))
  const page = vi.fn<typeof fetch>(() => Promise.resolve(new Response('page')))
  const guarded = guardFetch(() => network(), page)
  await guarded('/wps/system/permission?language=EN')
  await guarded(new Request(`${host}/lgw/nothing`))
  await guarded('/lotto/x')
  expect(page).not.toHaveBeenCalled()

  await guarded('/icons.svg')
  expect(page).toHaveBeenCalledOnce()
  await expect(guardFetch(() => undefined, page)('/wps/system/permission')).rejects.toThrow(TypeError)
  vi.unstubAllGlobals()
})
