import { expect, test } from 'vitest'

import { acceptContract } from '../src/runtime/gateway/endpoints/agents/accept-contract.ts'
import { listContracts } from '../src/runtime/gateway/endpoints/agents/list-contracts.ts'
import { logIn } from '../src/runtime/gateway/endpoints/session/log-in.ts'
import { offerContract } from '../src/runtime/gateway/endpoints/agents/offer-contract.ts'
import { registerDownline } from '../src/runtime/gateway/endpoints/agents/register-downline.ts'
import { rejectContract } from '../src/runtime/gateway/endpoints/agents/reject-contract.ts'
import { terminateContract } from '../src/runtime/gateway/endpoints/agents/terminate-contract.ts'
import { aMockApi, enc } from './mock-api.testing.ts'

const agent = 'mock-agent'
const first = { pageNo: 1, pageSize: 100 }
const offer = {
  account: 'newAgent1',
  contractType: 'DAILY',
  periodType: 'Weekly',
  terms: [
    { betAmount: 1000, rate: 0.01 },
    { betAmount: 5000, rate: 0.02 },
  ],
}

async function withDownline() {
  const api = aMockApi('usual+no-slider')
  const named = { username: enc('newAgent1'), password: enc('Passw0rd1') }
  await api.valueOf(registerDownline, { ...named, type: 41, rate: 0.05 }, agent)
  const { token } = await api.valueOf(logIn, { type: 'username', ...named, loginPage: 'agent' })
  const listOf = async (of: string) => (await api.valueOf(listContracts, first, of)).content as Record<string, unknown>[]
  return { ...api, token, listOf }
}

test('an offer waits for the account below, which accepts it; both sides have the same contract', async () => {
  const { valueOf, token, listOf } = await withDownline()
  expect(await listOf(token)).toEqual([])
  const { contract } = await valueOf(offerContract, offer, agent)
  expect(contract).toMatchObject({
    direction: 'OFFERED',
    requestType: 'NEW',
    status: 'PENDING',
    fromAccount: 'agent',
    toAccount: 'newAgent1',
  })
  expect(await listOf(token)).toMatchObject([
    {
      contractId: contract.contractId,
      direction: 'RECEIVED',
      status: 'PENDING',
      fromAccount: 'agent',
      terms: [{ betAmount: '1000', rate: 0.01 }, {}],
    },
  ])
  await valueOf(acceptContract, { contractId: contract.contractId }, token)
  expect((await listOf(agent))[0]).toMatchObject({ contractId: contract.contractId, status: 'ACTIVE', direction: 'OFFERED' })

  const changed = await valueOf(offerContract, { ...offer, terms: [{ betAmount: 1, rate: 0.01 }] }, agent)
  const answer = await valueOf(acceptContract, { contractId: changed.contract.contractId }, token)
  expect(answer.autoTerminated).toEqual([contract.contractId])
  expect((await listOf(agent)).slice(0, 2).map(({ status }) => status)).toEqual(['ACTIVE', 'TERMINATED'])
})

test('the end that one side asks for is decided by the other, and a contract whose end is rejected is as before', async () => {
  const { valueOf, token, listOf } = await withDownline()
  const { contractId } = (await valueOf(offerContract, offer, agent)).contract
  await valueOf(acceptContract, { contractId }, token)
  await valueOf(terminateContract, { contractId }, token)
  expect((await listOf(agent))[0]).toMatchObject({ status: 'PENDING', requestType: 'TERMINATE', direction: 'RECEIVED' })
  await valueOf(rejectContract, { contractId }, agent)
  expect([(await listOf(agent))[0], (await listOf(token))[0]]).toMatchObject([
    { status: 'ACTIVE', requestType: 'NEW', direction: 'OFFERED' },
    { status: 'ACTIVE', requestType: 'NEW', direction: 'RECEIVED' },
  ])
})

test('an offer is refused to a stranger, above the own rate, and while one of its kind waits', async () => {
  const { valueOf, refusalOf } = await withDownline()
  const refused = (more: object) => refusalOf(offerContract, { ...offer, ...more }, agent)
  expect((await refused({ account: 'vip' }))[0]).toBe('DOWNLINE_NOT_FOUND')
  expect(await refused({ terms: [{ betAmount: 1, rate: 0.21 }] })).toEqual(['RATE_OUT_OF_RANGE', { minAmount: 0, maxAmount: '0.2' }])
  await valueOf(offerContract, offer, agent)
  expect((await refused({}))[0]).toBe('STATE_CONFLICT')
  await valueOf(acceptContract, { contractId: 'c-dividend' }, agent)
  const dividend = { contractType: 'DIVIDEND', terms: [{ periodValidBet: 1, rate: 0.13 }] }
  expect(await refused(dividend)).toEqual(['RATE_OUT_OF_RANGE', { minAmount: 0, maxAmount: '0.125' }])
})
