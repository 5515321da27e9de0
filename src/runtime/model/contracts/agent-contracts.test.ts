import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { ContractResult, Contracts } from '../../../schemas/gateway/contracts.ts'
import { Consolidated } from '../../../schemas/gateway/member.ts'
import type { ContractList, ContractSummary } from '../../../schemas/nouns/contracts.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { acceptContract } from '../../gateway/endpoints/agents/accept-contract.ts'
import { listContracts } from '../../gateway/endpoints/agents/list-contracts.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { rejectContract } from '../../gateway/endpoints/agents/reject-contract.ts'
import { terminateContract } from '../../gateway/endpoints/agents/terminate-contract.ts'
import { $badges } from '../menu/badges.ts'
import { $toasts } from '../toasts/toasts.ts'
import { badgesContracts as badge, contracts, contractsSummary as summary } from './sources.ts'
import { topic } from './topic.ts'

const agent = 1
const waiting = {
  contractId: 7,
  contractType: 'DIVIDEND',
  periodType: 'Monthly',
  fromAccount: 'upline',
  toAccount: 'me',
  direction: 'RECEIVED',
  requestType: 'NEW',
  status: 'PENDING',
  terms: [{ rate: 0.08, periodValidBet: '1000.50' }],
  createdTime: '',
  downlineHigherRate: true,
}
const pageOf = (...content: object[]) => Contracts.parse({ content, pageNum: 1, totalPages: 1 })

async function open(list = pageOf(waiting)) {
  const gateway = openGateway(agent)
    .answer(listContracts, list)
    .answer(readConsolidatedFunds, Consolidated.parse({ divtypereq: 1, contracthoursalreq: '2', enableContract: 1, enableSalary: null }))
  for (const each of [acceptContract, rejectContract, terminateContract]) gateway.answer(each, ContractResult.parse({}))
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const portal = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  await portal.want(contracts)
  const first = () => {
    const state = portal.read(contracts)
    return state.status === 'ready' ? (state.value as ContractList).contracts[0] : undefined
  }
  const sent = () => gateway.calls.filter(({ name }) => /^(?:accept|reject|terminate)/.test(name)).map(({ name, params }) => [name, params])
  const told = () => portal.scope.getState($toasts).map(({ message }) => message.text)
  return { ...portal, gateway, platform, first, sent, told }
}

test('only the receiver of a request accepts or rejects; what runs and an own offer can be ended', async () => {
  const variants = [
    { ...waiting, contractId: 1 },
    { ...waiting, contractId: 2, direction: 'OFFERED' },
    { ...waiting, contractId: 3, direction: 'OFFERED', requestType: 'TERMINATE' },
    { ...waiting, contractId: 4, status: 'ACTIVE' },
    { ...waiting, contractId: 5, status: 'REJECTED' },
    { ...waiting, contractId: 6, status: 'A_NEW_ONE', downlineHigherRate: null },
  ]
  const { read } = await open(pageOf(...variants))
  const state = read(contracts)
  const list = state.status === 'ready' ? (state.value as ContractList).contracts : []
  expect(list.map(({ answers }) => answers)).toEqual([['accept', 'reject'], ['terminate'], [], ['terminate'], [], []])
  expect(list.map(({ warns }) => warns)).toEqual([true, true, false, true, true, false])
})

test('a double click is one call; until the list is answered nothing more can be sent', async () => {
  const { send, sent, first, gateway } = await open()
  const held = gateway.hold(acceptContract)
  const one = send({ kind: 'act', action: 'accept-contract', records: ['7'] })
  const two = send({ kind: 'act', action: 'reject-contract', records: ['7'] })
  await Promise.resolve()
  expect(first()?.claim).toBe('pending')
  gateway.answer(listContracts, pageOf({ ...waiting, status: 'ACTIVE' }))
  held.answer(0, ContractResult.parse({ autoTerminated: [9] }))
  await Promise.all([one, two])
  expect(sent()).toEqual([['acceptContract', { contractId: '7' }]])
  expect([first()?.status, first()?.answers]).toEqual(['ACTIVE', ['terminate']])
})

test('a lost answer is looked up and never repeated', async () => {
  const { send, sent, gateway, told } = await open()
  gateway.fail(rejectContract, offline).answer(listContracts, pageOf({ ...waiting, status: 'REJECTED' }))
  await send({ kind: 'act', action: 'reject-contract', records: ['7'] })
  expect([sent().length, told()]).toEqual([1, ['t:claim.contract-found']])
})

test('a lost answer that did not come through may be given again; what cannot be looked up is looked up first', async () => {
  const { sendAndWait, sent, gateway, told, first } = await open()
  gateway.fail(acceptContract, offline).fail(listContracts, offline)
  await sendAndWait({ kind: 'act', action: 'accept-contract', records: ['7'] })
  expect([sent().length, first()?.claim, told()]).toEqual([1, 'unknown', ['t:claim.contract-unknown']])

  gateway.answer(listContracts, pageOf(waiting))
  await sendAndWait({ kind: 'act', action: 'accept-contract', records: ['7'] })
  expect([sent().length, first()?.claim, told().at(-1)]).toEqual([1, undefined, 't:claim.contract-not-done'])
})

test('a contract that changed meanwhile says so, and the list is asked for', async () => {
  const { send, gateway, told } = await open()
  gateway.fail(terminateContract, refused('STATE_CONFLICT'))
  const before = gateway.names().filter((name) => name === 'listContracts').length
  await send({ kind: 'act', action: 'terminate-contract', records: ['7'] })
  expect(told()).toEqual(['t:claim.conflict'])
  expect(gateway.names().filter((name) => name === 'listContracts')).toHaveLength(before + 1)
})

test('the panel shows what waits, stays closed in this tab, and comes back with another request', async () => {
  const { read, send, platform, gateway } = await open()
  const value = (state: ReturnType<typeof read>) => (state.status === 'ready' ? (state.value as ContractSummary) : state.status)
  expect(value(read(summary))).toEqual({
    waiting: [
      { type: 'DIVIDEND', request: 'NEW' },
      { type: 'HOURLY', request: 'TERMINATE' },
    ],
    has: ['DIVIDEND'],
  })
  await send({ kind: 'close-contracts' })
  expect(value(read(summary))).toBe('absent')

  const reloaded = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  expect(value(reloaded.read(summary))).toBe('absent')
  gateway.answer(readConsolidatedFunds, Consolidated.parse({ dailysalreqtype: 1, enableContract: true }))
  const later = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  expect(value(later.read(summary))).toMatchObject({ waiting: [{ type: 'DAILY', request: 'NEW' }] })
  gateway.answer(readConsolidatedFunds, null)
  const without = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  expect(value(without.read(summary))).toBe('absent')
})

test('a menu of agents shows for how many kinds a request waits, also when the panel is closed', async () => {
  const { scope, send, gateway, want, read } = await open()
  const shown = () => ownValue(scope.getState($badges), 'badges.contracts')
  await want(badge)
  expect([shown(), read(badge)]).toEqual([2, { status: 'ready', value: 2 }])
  await send({ kind: 'close-contracts' })
  expect(shown()).toBe(2)

  gateway.answer(readConsolidatedFunds, null)
  await send({ kind: 'act', action: 'accept-contract', records: ['7'] }) // the account is read again
  expect([shown(), read(badge)]).toEqual([0, { status: 'ready', value: 0 }])
})
