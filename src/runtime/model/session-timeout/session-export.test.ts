import { expect, test } from 'vitest'

import { sourceFiles } from '../../../../tests/contract/source-files.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aMember, aRelease } from '../../../../tests/support/portal/builders.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { categoriesOrdered as categories } from '../categories/sources.ts'
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

test('of the lobby it also remembers the vendors in its language, and which page of a center was shown last', async () => {
  const card = { vassalage: 'PG', gameType: 'RNG', displayName: 'PG Soft' }
  const list = [{ gameCategory: 'RNG', vendors: ['PG', 'JILI'], cards: { PG: [card] } }]
  const gateway = openGateway(0).answer(listGameMenus, { list }).answer(logOut, true)
  const routes = { '/': 'home', '/member': 'member', '/member?page=withdraw': 'member-withdraw', '/pointMall?page=shop': 'shop' }
  const release = aRelease([aBrand()], { ...routes, '/member?page=': 'member-withdraw' })
  const { platform, send, want } = await aPortal({ topics: [topic], as: 0, gateway, release })
  await want(categories, {})
  await send({ kind: 'go', to: '/member' })
  await send({ kind: 'go', to: '/' })
  expect(platform.storage).toMatchObject({
    gameVendor: '[{"gameType":"RNG","vassalage":"PG","displayName":"PG Soft"},{"gameType":"RNG","vassalage":"JILI"}]',
    toWhichItem: 'withdraw',
  })

  await send({ kind: 'logout' })
  expect(platform.storage).toEqual(merchant)
})

test('session storage holds every key of the specification’s section 3', () => {
  const named =
    'token nickname account username customerId isAgent merchant merchantCode merchantWallet validate gameVendor HOT_GAMES consolidated ' +
    'enableSalary enableContract toWhichItem'
  const model = sourceFiles(['src/runtime/model'], /(?<!test)\.ts$/)
    .map(({ text }) => text)
    .join('\n')
  expect(named.split(' ').filter((key) => !new RegExp(`'${key}'|\\b${key}:`).test(model))).toEqual([])
})
