import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { Downlines } from '../../../schemas/gateway/agents.ts'
import { ContractResult, Contracts } from '../../../schemas/gateway/contracts.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { ContractOffer } from '../../../schemas/nouns/contract-offer.ts'
import { listContracts } from '../../gateway/endpoints/agents/list-contracts.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { offerContract } from '../../gateway/endpoints/agents/offer-contract.ts'
import { topic as drafts } from '../drafts/topic.ts'
import { agentOffer as source } from './sources.ts'
import { offerRetried } from './offer.ts'
import { topic } from './topic.ts'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'

const [agent, member] = [41, 0]
const to = 'lin_team'
const form = `offer-contract ${to}`
const lin = { id: 7, account: to, type: 41 }
const team = (content: object[], totalPages = 1) => Downlines.parse({ content, pageNum: 1, totalPages })
const contractsOf = (...content: object[]) => Contracts.parse({ content, pageNum: 1, totalPages: 1 })
const given = {
  contractId: 3,
  contractType: 'DIVIDEND',
  periodType: 'Monthly',
  fromAccount: 'me',
  toAccount: to,
  direction: 'OFFERED',
  requestType: 'NEW',
  status: 'ACTIVE',
  terms: [{ periodValidBet: '50000', rate: 0.15 }],
  createdTime: '',
}
const own = {
  ...given,
  contractId: 4,
  fromAccount: 'upline',
  toAccount: 'me',
  direction: 'RECEIVED',
  terms: [{ rate: '0.125' }, { rate: 0.08 }],
}
const first = { periodValidBet: '1000.5', periodProfitLoss: '200', rate: '5' }
const second = { periodValidBet: '5000', activeMembers: '3', rate: '8.25' }
const intent: Intent & { kind: 'offer-contract' } = {
  kind: 'offer-contract',
  account: to,
  type: 'DIVIDEND',
  period: 'Weekly',
  terms: [first, second],
}

async function open({ as = agent, accounts = team([lin]), list = contractsOf(given, own) } = {}) {
  const gateway = openGateway(as).answer(listDownlines, accounts).answer(listContracts, list)
  gateway.answer(offerContract, ContractResult.parse({ contract: { ...given, contractId: 9, status: 'PENDING' } }))
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const portal = await aPortal({ as, gateway, platform, topics: [topic, drafts] })
  const sent = () => gateway.calls.filter(({ name }) => name === 'offerContract').map(({ params }) => params)
  const stateOf = (account = to) => portal.read(source, { to: account })
  const offer = (account = to) => {
    const state = stateOf(account)
    return state.status === 'ready' ? (state.value as ContractOffer) : undefined
  }
  return { ...portal, gateway, sent, stateOf, offer }
}

test('what runs with the account, and the highest rate of the own contract, stand beside the offer', async () => {
  const { want, offer, gateway } = await open()
  await want(source, { to: 'LIN_team' })
  expect(offer('LIN_team')).toMatchObject({
    to,
    form,
    limits: { DIVIDEND: '0.125' },
    contracts: [{ key: '3', status: 'ACTIVE', answers: ['terminate'] }],
    call: { status: 'idle' },
  })
  expect(gateway.calls.filter(({ name }) => name === 'listContracts').map(({ params }) => params)).toMatchObject([
    { status: 'ACTIVE' },
    { status: 'PENDING' },
  ])
})

test('an account that is not below the agent, and a member, are refused; on another page of the search it may be', async () => {
  const none = await open({ accounts: team([{ ...lin, account: 'lin_team_2' }]) })
  await none.want(source, { to })
  const aMember = await open({ accounts: team([{ ...lin, type: 0 }]) })
  await aMember.want(source, { to })
  const many = await open({ accounts: team([{ ...lin, account: 'lin_team_2' }], 2) })
  await many.want(source, { to })
  expect([none, aMember, many].map(({ offer }) => offer()?.refused)).toEqual(['not-below', 'member', undefined])
})

test('without an account it is empty, for a member absent, and a list that fails is asked again', async () => {
  const { want, stateOf, gateway } = await open()
  await want(source, { to: ' ' })
  expect([stateOf(' ').status, gateway.calls.some(({ name }) => name === 'listDownlines')]).toEqual(['empty', false])
  const { read } = await open({ as: member })
  expect(read(source, { to })).toEqual({ status: 'absent' })

  const failing = await open()
  failing.gateway.fail(listContracts)
  await failing.want(source, { to })
  expect(failing.stateOf().status).toBe('failed')
  failing.gateway.answer(listContracts, contractsOf())
  await allSettled(offerRetried, { scope: failing.scope, params: to })
  expect(failing.offer()).toMatchObject({ contracts: [], limits: {} })
})

test('a draft is judged while it is typed, and belongs to its account', async () => {
  const { want, offer, send } = await open()
  await want(source, { to })
  const values = { tiers: '4,2', '4 periodValidBet': '1000', '4 rate': '12.5', '2 periodValidBet': '900', '2 rate': '12.51' }
  await send({ kind: 'keep-draft', form, values })
  expect([offer()?.draft, offer()?.faults]).toEqual([
    values,
    [
      { tier: 1, field: 'periodValidBet', kind: 'not-above', limit: '1000' },
      { tier: 1, field: 'rate', kind: 'high', limit: '0.125' },
    ],
  ])
  await want(source, { to: 'otto' })
  expect(offer('otto')?.draft).toEqual({})
})

test('an offer is sent once, rates as fractions and losses negative; its draft is forgotten', async () => {
  const { want, offer, send, sent, gateway } = await open()
  await want(source, { to })
  await send({ kind: 'keep-draft', form, values: { '0 rate': '5' } })
  const held = gateway.hold(offerContract)
  const both = [send(intent), send(intent)]
  await vi.waitFor(() => expect(held.waiting()).toBe(1), longestWait)
  expect(offer()?.call.status).toBe('sending')
  held.answer(0, ContractResult.parse(null))
  await Promise.all(both)
  expect(sent()).toEqual([
    {
      account: to,
      contractType: 'DIVIDEND',
      periodType: 'Weekly',
      terms: [
        { periodValidBet: 1000.5, periodProfitLoss: -200, rate: 0.05 },
        { periodValidBet: 5000, activeMembers: 3, rate: 0.0825 },
      ],
    },
  ])
  expect([offer()?.call.status, offer()?.draft]).toEqual(['done', {}])
  await want(source, { to: 'otto' })
  expect(offer('otto')?.call.status).toBe('idle')
})

test.each([
  ['a kind that is none', { type: 'YEARLY' }],
  ['no tiers', { terms: [] }],
  ['a rate above the own', { terms: [{ periodValidBet: '1', rate: '12.51' }] }],
  ['a rate with too many decimals', { terms: [{ periodValidBet: '1', rate: '5.255' }] }],
  ['thresholds that do not rise', { terms: [second, first] }],
])('%s is not sent', async (_, more) => {
  const { want, send, sent } = await open()
  await want(source, { to })
  await send({ ...intent, ...more })
  expect(sent()).toEqual([])
})

test('the gateway’s own limit is kept for its kind, and judges the draft from then on', async () => {
  const { want, offer, send, gateway } = await open()
  await want(source, { to })
  await send({ kind: 'keep-draft', form, values: { '0 periodValidBet': '1', '0 rate': '8' } })
  expect(offer()?.faults).toEqual([])
  gateway.fail(offerContract, { ...refused('RATE_OUT_OF_RANGE', 200, 'Too high'), value: { minAmount: 0, maxAmount: '0.075' } } as never)
  await send(intent)
  expect([offer()?.limits, offer()?.faults, offer()?.call.status]).toEqual([
    { DIVIDEND: '0.075' },
    [{ tier: 0, field: 'rate', kind: 'high', limit: '0.075' }],
    'refused',
  ])
})

test('a lost answer is looked up among the contracts, and nothing is sent again', async () => {
  const { want, offer, send, sent, gateway } = await open()
  await want(source, { to })
  const made = { ...given, contractId: 9, status: 'PENDING' }
  gateway.fail(offerContract, offline).answer(listContracts, () => (sent().length > 0 ? contractsOf(made, given) : contractsOf(given)))
  await send(intent)
  expect([sent().length, offer()?.call]).toEqual([1, { status: 'found', reference: '9' }])
})
