import { expect, test } from 'vitest'

import { aGateway, guest, member, success } from './client.testing.ts'
import { readPermission } from './endpoints/system/read-permission.ts'
import { readSystemStatus } from './endpoints/system/read-system-status.ts'
import { refreshBalance } from './endpoints/wallets/refresh-balance.ts'
import { earlyKey } from './request.ts'

const url = 'https://gw.test/wps/system/status'
const early = (key: string, response: Promise<Response>) => ({ early: new Map([[key, response]]) })

test('an early response is used once in place of a request', async () => {
  const options = early(earlyKey(url, 'EN', false), Promise.resolve(success({ status: 1 })))
  const { gateway, sent } = aGateway([success({ status: 0 })], options)
  expect([await gateway.call(readSystemStatus, undefined, guest), sent.length, options.early.size]).toEqual([{ status: 1 }, 0, 0])
  expect([await gateway.call(readSystemStatus, undefined, guest), sent.length]).toEqual([{ status: 0 }, 1])
})

test('a call with another address, language or session does not use an early response', async () => {
  const permission = earlyKey('https://gw.test/wps/system/permission', 'EN', false)
  const { gateway, sent } = aGateway([() => success({})], early(permission, Promise.resolve(success({ maintenance: true }))))
  await gateway.call(readSystemStatus, undefined, guest)
  await gateway.call(readPermission, undefined, { ...guest, language: 'AR' })
  await gateway.call(readPermission, undefined, member)
  expect(sent).toHaveLength(3)
  expect({ maintenance: (await gateway.call(readPermission, undefined, guest)).maintenance, sentCount: sent.length }).toEqual({
    maintenance: true,
    sentCount: 3,
  })
})

test('a POST never uses an early response', async () => {
  const refresh = earlyKey('https://gw.test/wps/v2/wallets/balance/refresh', 'EN', true)
  const { gateway } = aGateway([success({ balance: 2 })], early(refresh, Promise.resolve(success({ balance: 1 }))))
  expect(await gateway.call(refreshBalance, undefined, member)).toEqual({ balance: '2' })
})

test('an early response that fails counts as the first try', async () => {
  const { gateway, sent } = aGateway(
    [new Error(), success({ status: 2 })],
    early(earlyKey(url, 'EN', false), Promise.reject(new Error('reset'))),
  )
  expect([await gateway.call(readSystemStatus, undefined, guest), sent.length]).toEqual([{ status: 2 }, 2])
})
