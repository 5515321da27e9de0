import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal.ts'
import { aMember } from '../../../../tests/support/builders.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/read-consolidated-funds.ts'
import { logOut } from '../../gateway/endpoints/log-out.ts'
import { readMember } from '../../gateway/endpoints/read-member.ts'
import { topic } from './topic.ts'

const start = Date.parse('2027-01-10T12:00:00Z')
const merchant = { merchant: 'foyer', merchantCode: 'FOYER1' }

test('the tab remembers of a member what the specification names, until the session ends', async () => {
  const { platform, send } = await aPortal({ topics: [topic], as: 0, gateway: openGateway(0).answer(logOut, true) })
  const record = JSON.stringify({ of: 'tok', startedAt: start, activeAt: start, checkedAt: start })
  expect(platform.storage).toEqual({
    ...merchant,
    token: 'tok',
    nickname: 'Ann',
    account: 'ann',
    username: 'ann',
    customerId: '7',
    isAgent: 'false',
    'foyer-session': record,
  })

  await send({ kind: 'logout' })
  await platform.pass(60_000)
  expect(platform.storage).toEqual(merchant)
})

test('of an agent also that he is one, and his contracts', async () => {
  const contract = {
    dailysalreqtype: 0,
    divtypereq: 1,
    contracthoursalreq: undefined,
    realtimesalreqtype: undefined,
    enableContract: true,
    enableSalary: { daily: true, hourly: false, realtime: false },
  }
  const gateway = openGateway()
    .answer(readMember, aMember({ type: 41, username: 'ann.lee' }))
    .answer(readConsolidatedFunds, contract)
  const { platform } = await aPortal({ topics: [topic], gateway, platform: fakePlatform({ storage: { token: 'tok' } }) })
  expect(platform.storage).toMatchObject({
    username: 'ann.lee',
    isAgent: 'true',
    consolidated: JSON.stringify(contract),
    enableContract: 'true',
    enableSalary: '{"daily":true,"hourly":false,"realtime":false}',
  })
})

test('of a guest nothing is remembered', async () => {
  const { platform } = await aPortal({ topics: [topic] })
  expect(platform.storage).toEqual(merchant)
})
