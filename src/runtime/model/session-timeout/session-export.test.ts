import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { sourceFiles } from '../../../../tests/contract/source-files.ts'
import { fakePlatform } from '../../../../tests/support/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal.ts'
import { aMember } from '../../../../tests/support/builders.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
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

test('session storage holds every key of the specification’s section 3, or decision 41 says why not', () => {
  const named =
    'token nickname account username customerId isAgent merchant merchantCode merchantWallet validate gameVendor HOT_GAMES consolidated ' +
    'enableSalary enableContract toWhichItem'
  const model = sourceFiles(['src/runtime/model'], /(?<!test)\.ts$/)
    .map(({ text }) => text)
    .join('\n')
  const [, decision = ''] = /\*\*41\. ([\s\S]*?)\n\n/.exec(readFileSync('docs/decisions/site.md', 'utf8')) ?? []
  const reasons = decision.slice(decision.indexOf('Reason:'))

  const unwritten = named.split(' ').filter((key) => !new RegExp(`'${key}'|\\b${key}:`).test(model))
  expect(unwritten).toEqual(['merchantWallet', 'validate', 'gameVendor', 'toWhichItem'])
  expect(unwritten.filter((key) => !reasons.includes(`\`${key}\``))).toEqual([])
})
