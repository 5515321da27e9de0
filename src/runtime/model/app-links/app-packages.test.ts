import { expect, test } from 'vitest'

import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { AppDownload } from '../../../schemas/gateway/app-download.ts'
import type { AppPackages } from '../../../schemas/nouns/brand.ts'
import { readAppDownload } from '../../gateway/endpoints/system/read-app-download.ts'
import { appsPackages as source } from './sources.ts'

const read = async (download: unknown, as?: number) => {
  const portal = await aPortal({
    gateway: openGateway(as).answer(readAppDownload, AppDownload.parse(download)),
    ...(as !== undefined && { as }),
  })
  await portal.want(source)
  const state = portal.read(source)
  return state.status === 'ready' ? (state.value as AppPackages) : state.status
}

test('the addresses of iOS carry language and token, that of Android neither', async () => {
  const download = {
    ios: { url: '/app/ios', version: '3' },
    iosLite: { url: 'https://apps.test/lite' },
    android: { url: '/app.apk', size: '41 MB' },
  }
  const packages = await read(download, 0)
  expect(packages).toEqual([
    { platform: 'ios', url: expect.stringMatching(/\/app\/ios\?language=EN&token=tok$/) as string, version: '3', guide: [] },
    { platform: 'ios-lite', url: 'https://apps.test/lite?language=EN&token=tok', guide: [] },
    { platform: 'android', url: expect.stringMatching(/\/app\.apk$/) as string, size: '41 MB', guide: [] },
  ])
})

test('an address that is none of the web is not offered', async () => {
  const bad = ['javascript:alert(1)', '//evil.test/app', 'itms-services://x', 'data:image/png;base64,AA']
  for (const url of bad) expect(await read({ ios: { url }, android: { url } })).toBe('empty')
})

test('steps of a guide are in their order, with their pictures', async () => {
  const guide = [{ title: 'One', content: '<b>1</b>', image: 'https://img.test/1.png' }, null, { title: 'Two', image: 'javascript:x' }]
  expect(await read({ android: { url: '/app.apk', guide } })).toMatchObject([
    { guide: [{ title: 'One', html: '<b>1</b>', picture: ['https://img.test/1.png'] }, { title: 'Two' }] },
  ])
})

test('a gateway without the feature: the node stays away', async () => {
  const portal = await aPortal({ gateway: openGateway().fail(readAppDownload, refused('FUNCTION_DISABLED')) })
  await portal.want(source)
  expect(portal.read(source)).toEqual({ status: 'absent' })
})
