import { expect, test } from 'vitest'

import type { Downline } from '../src/schemas/gateway/agents.ts'
import { createRegisterLink } from '../src/runtime/gateway/endpoints/agents/create-register-link.ts'
import { listDownlines } from '../src/runtime/gateway/endpoints/agents/list-downlines.ts'
import { listRegisterLinks } from '../src/runtime/gateway/endpoints/agents/list-register-links.ts'
import { logIn } from '../src/runtime/gateway/endpoints/session/log-in.ts'
import { readBalance } from '../src/runtime/gateway/endpoints/wallets/read-balance.ts'
import { readTeamOverview } from '../src/runtime/gateway/endpoints/agents/read-team-overview.ts'
import { registerDownline } from '../src/runtime/gateway/endpoints/agents/register-downline.ts'
import { transferToDownline } from '../src/runtime/gateway/endpoints/wallets/transfer-to-downline.ts'
import { aMockApi, enc } from './mock-api.testing.ts'
import { transactionPassword } from './state/personas.ts'

const agent = 'mock-agent'
const first = { pageNo: 1, pageSize: 100 }
const secret = () => enc(transactionPassword)

test('the team is listed level by level, and found by name', async () => {
  const { valueOf, refusalOf } = aMockApi('usual+no-slider')
  const own = (await valueOf(listDownlines, first, agent)).content as Downline[]
  const below = (await valueOf(listDownlines, { ...first, parent: 'lin_team' }, agent)).content as Downline[]
  expect(own.reduce((sum, { teamSize }) => sum + teamSize + 1, 0)).toBe(30)
  expect([own.filter(({ type }) => type === 41).length, below.length > 0]).toEqual([3, true])
  expect(below.every(({ parent }) => parent === 'lin_team')).toBe(true)
  const found = (await valueOf(listDownlines, { ...first, account: 'LIN_north' }, agent)).content as Downline[]
  expect(found.map(({ account, parent }) => [account, parent])).toEqual([['lin_north', 'lin_team']])
  expect((await refusalOf(listDownlines, { ...first, parent: 'nobody' }, agent))[0]).toBe('DOWNLINE_NOT_FOUND')
})

test('the figures of the team are those of its list', async () => {
  const { valueOf } = aMockApi('usual+no-slider')
  const range = { startTime: new Date(0).toISOString(), endTime: '2100-01-01T00:00:00.000Z' }
  const figures = async () => {
    const { teamSize, agentCount, memberCount, onlineCount, newCount, teamBalance } = await valueOf(readTeamOverview, range, agent)
    return { teamSize, agentCount, memberCount, onlineCount, newCount, teamBalance: Number(teamBalance) }
  }
  const names = ['lin_team', 'siam_partners', 'delta_club', 'lin_north', 'lin_south', 'siam_coast']
  const lists = [undefined, ...names].map(async (parent) => (await valueOf(listDownlines, { ...first, parent }, agent)).content)
  const all = (await Promise.all(lists)).flat() as Downline[]
  const agents = all.filter(({ type }) => type === 41).length
  const before = await figures()
  expect(before).toMatchObject({ teamSize: all.length, agentCount: agents, memberCount: all.length - agents })
  expect(before.onlineCount).toBe(all.filter(({ online }) => online).length)
  expect(before.teamBalance).toBeCloseTo(all.reduce((sum, { balance }) => sum + Number(balance), 0))
  await valueOf(registerDownline, { username: enc('newAgent1'), password: enc('Passw0rd1'), type: 41, rate: 0.05 }, agent)
  const { teamSize, agentCount, newCount } = await figures()
  expect([teamSize, agentCount, newCount]).toEqual([before.teamSize + 1, before.agentCount + 1, before.newCount + 1])
})

test('a transfer moves the money, with its limits and its password', async () => {
  const { valueOf, refusalOf } = aMockApi('usual')
  const balanceOf = async (token: string) => (await valueOf(readBalance, undefined, token)).balance
  const heldBy = async (account: string) => Number((await valueOf(listDownlines, { ...first, account }, agent)).content[0].balance)
  const before = await heldBy('lin_north')
  const transfer = { account: 'lin_north', amount: 20.5, paymentPassword: secret() }
  await valueOf(transferToDownline, transfer, agent)
  expect([await balanceOf(agent), Math.round((await heldBy('lin_north')) * 100 - before * 100)]).toEqual(['54882.25', 2050])
  const refused = async (more: object) => (await refusalOf(transferToDownline, { ...transfer, ...more }, agent))[0]
  expect([await refused({ account: 'vip' }), await refused({ amount: 5 }), await refused({ paymentPassword: enc('1') })]).toEqual([
    'DOWNLINE_NOT_FOUND',
    'AMOUNT_OUT_OF_RANGE',
    'PAYMENT_PASSWORD_INVALID',
  ])
})

test('who is registered is in the team at once and can log in; the name is taken and the rate limited from then on', async () => {
  const { valueOf, refusalOf } = aMockApi('usual+no-slider')
  const given = { username: enc('newAgent1'), password: enc('Passw0rd1'), type: 41, rate: 0.05 }
  await valueOf(registerDownline, given, agent)
  expect((await valueOf(listDownlines, first, agent)).content[0]).toMatchObject({ account: 'newAgent1', type: 41, rate: '0.05' })
  expect((await refusalOf(registerDownline, given, agent))[0]).toBe('USERNAME_TAKEN')
  const { token } = await valueOf(logIn, { type: 'username', username: given.username, password: given.password, loginPage: 'agent' })
  const below = { ...given, username: enc('belowNew1') }
  expect(await refusalOf(registerDownline, { ...below, rate: 0.06 }, token)).toEqual([
    'RATE_OUT_OF_RANGE',
    { minAmount: 0, maxAmount: '0.05' },
  ])
  await valueOf(registerDownline, below, token)
  expect((await valueOf(listDownlines, { ...first, account: 'belowNew1' }, agent)).content).toMatchObject([{ parent: 'newAgent1' }])
})

test('a new link is the first of the list, within the agent’s rate', async () => {
  const { valueOf, refusalOf } = aMockApi('usual')
  const made = await valueOf(createRegisterLink, { type: 0, rate: 0.02, remark: 'Spring' }, agent)
  const { list } = await valueOf(listRegisterLinks, undefined, agent)
  expect([list.length, list[0]]).toEqual([3, made])
  expect((await refusalOf(createRegisterLink, { type: 0, rate: 0.3 }, agent))[0]).toBe('RATE_OUT_OF_RANGE')
})
