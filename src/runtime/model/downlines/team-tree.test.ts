import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'

import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { Downlines } from '../../../schemas/gateway/agents.ts'
import type { TeamTree } from '../../../schemas/nouns/team-tree.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { agentTeamTree as tree } from './sources.ts'
import { topic } from './topic.ts'

const [agent, member] = [41, 0]
type Account = { account: string; parent?: string; type?: number; teamSize?: number | null }
const pageOf = (accounts: readonly Account[], totalPages = 1) =>
  Downlines.parse({
    content: accounts.map((one) => ({ id: one.account, type: 41, balance: '1.5', rate: '0.01', registeredTime: '', ...one })),
    pageNum: 1,
    totalPages,
    totalCount: accounts.length,
  })
const namesIn = (value: TeamTree) => value.levels.map(({ parent, accounts }) => [parent, accounts.map(({ account }) => account)])

async function open() {
  const gateway = openGateway(agent)
  gateway.answer(listDownlines, ({ parent = '' }) =>
    pageOf(parent === '' ? [{ account: 'lin' }, { account: 'maya', type: 0 }] : [{ account: `${parent}-1` }]),
  )
  const portal = await aPortal({ as: agent, gateway, topics: [topic] })
  const asked = () => gateway.calls.filter(({ name }) => name === 'listDownlines').map(({ params }) => params)
  const treeNow = (args = {}) => portal.read(tree, args)
  const valueNow = (args = {}) => {
    const state = treeNow(args)
    if (state.status !== 'ready') throw new Error(`The tree is ${state.status}`)
    return state.value as TeamTree
  }
  const level = (parent: string) => valueNow().levels.find((one) => one.parent === parent)
  const load = (account: string, more?: boolean) => portal.send({ kind: 'load-team', account, ...(more !== undefined && { more }) })
  return { ...portal, gateway, asked, treeNow, valueNow, level, load }
}

test('the tree begins with the levels of the way down, one call for each', async () => {
  const { want, asked, valueNow } = await open()
  await want(tree, { under: 'lin/lin-1' })
  expect(asked()).toEqual([
    { pageNo: 1, pageSize: 50 },
    { pageNo: 1, pageSize: 50, parent: 'lin' },
    { pageNo: 1, pageSize: 50, parent: 'lin-1' },
  ])
  expect(namesIn(valueNow({ under: 'lin/lin-1' }))).toEqual([
    ['', ['lin', 'maya']],
    ['lin', ['lin-1']],
    ['lin-1', ['lin-1-1']],
  ])
  expect(valueNow({ under: 'lin/lin-1', view: 'tree' })).toMatchObject({ path: ['lin', 'lin-1'], shown: true, sought: '' })
})

test('an account says what it is, and whether anybody may be below it', async () => {
  const { want, gateway, valueNow } = await open()
  const accounts = [
    { account: 'lin', nickname: 'Lin', teamSize: 24, online: 1 },
    { account: 'maya', nickname: 'maya', type: 0, teamSize: null },
  ]
  gateway.answer(listDownlines, pageOf(accounts))
  await want(tree)
  expect(valueNow().levels[0]?.accounts).toEqual([
    { account: 'lin', nickname: 'Lin', agent: true, hasTeam: true, below: 24, rate: '0.01', balance: '1.5', online: true },
    { account: 'maya', agent: false, hasTeam: false, below: 0, rate: '0.01', balance: '1.5', online: false },
  ])
})

test('a level that fails is asked for again alone, and the others stay', async () => {
  const { want, gateway, load, level, asked } = await open()
  await want(tree)
  gateway.fail(listDownlines)
  await load('lin')
  expect([level('lin')?.state, level('')?.state]).toEqual(['failed', 'ready'])
  gateway.answer(listDownlines, pageOf([{ account: 'kim' }]))
  await load('lin')
  expect(level('lin')).toMatchObject({ state: 'ready', accounts: [{ account: 'kim' }] })
  expect(asked()).toHaveLength(3)
})

test('further pages are added to a level, each account once; one that fails is the next to be asked for', async () => {
  const { want, gateway, load, level, asked } = await open()
  const pages = [[{ account: 'a' }, { account: 'b' }], [{ account: 'b' }, { account: 'c' }], [{ account: 'd' }]]
  const answer = () => gateway.answer(listDownlines, ({ pageNo }) => pageOf(pages[pageNo - 1] ?? [], 3))
  answer()
  await want(tree)
  expect(level('')).toMatchObject({ more: true })
  gateway.fail(listDownlines)
  await load('', true)
  expect(level('')).toMatchObject({ state: 'failed', more: false, accounts: [{ account: 'a' }, { account: 'b' }] })
  answer()
  for (const more of [false, true, true]) await load('', more)
  expect(level('')).toMatchObject({ state: 'ready', more: false })
  expect(level('')?.accounts.map(({ account }) => account)).toEqual(['a', 'b', 'c', 'd'])
  expect(asked().map((params) => (params as { pageNo: number }).pageNo)).toEqual([1, 2, 2, 3])
})

test('a level that is opened twice before its answer is asked for once', async () => {
  const { want, gateway, load, level } = await open()
  await want(tree)
  const held = gateway.hold(listDownlines)
  const both = [load('lin'), load('lin')]
  await vi.waitFor(() => expect(level('lin')?.state).toBe('loading'), longestWait)
  expect(held.waiting()).toBe(1)
  held.answer(0, pageOf([{ account: 'kim' }]))
  await Promise.all(both)
  expect(level('lin')).toMatchObject({ state: 'ready', accounts: [{ account: 'kim' }] })
})

test('an account that is sought stands below those above it, which are asked for upwards, each once', async () => {
  const { want, gateway, asked, valueNow } = await open()
  const team = [
    { account: 'lin', parent: 'me' },
    { account: 'kim', parent: 'lin' },
    { account: 'otto_1', parent: 'kim' },
    { account: 'otto_2', parent: 'kim' },
    { account: 'otto_3' },
  ]
  gateway.answer(listDownlines, ({ account = '' }) => pageOf(team.filter((one) => one.account.includes(account))))
  await want(tree, { account: ' otto ' })
  expect(asked().map((params) => (params as { account?: string }).account)).toEqual(['otto', 'kim', 'lin', 'me'])
  const value = valueNow({ account: 'otto' })
  expect(namesIn(value)).toEqual([
    ['', ['lin']],
    ['lin', ['kim']],
    ['kim', ['otto_1', 'otto_2']],
  ])
  expect(value).toMatchObject({ found: ['otto_1', 'otto_2'], count: 3, unplaced: [{ account: 'otto_3' }] })
})

test('accounts that are above each other, or that nobody tells about, have no place', async () => {
  const { want, gateway, valueNow } = await open()
  const team = [
    { account: 'otto_1', parent: 'otto_2' },
    { account: 'otto_2', parent: 'otto_1' },
    { account: 'otto_3', parent: 'lost' },
  ]
  gateway.answer(listDownlines, ({ account = '' }) => {
    if (account === 'lost') throw new Error('no answer')
    return pageOf(team.filter((one) => one.account.includes(account)))
  })
  await want(tree, { account: 'otto' })
  const { levels, unplaced } = valueNow({ account: 'otto' })
  expect([levels, unplaced.map(({ account }) => account)]).toEqual([[], ['otto_1', 'otto_2', 'otto_3']])
})

test('nobody below is empty, a first level that fails is tried again, and a member has no tree', async () => {
  const { want, gateway, scope, treeNow } = await open()
  gateway.fail(listDownlines)
  await want(tree)
  expect(treeNow().status).toBe('failed')
  gateway.answer(listDownlines, pageOf([], 0))
  await allSettled(tree.retried!, { scope, params: {} })
  expect(treeNow()).toEqual({ status: 'empty' })

  const other = await aPortal({ as: member, gateway: openGateway(member).fail(listDownlines), topics: [topic] })
  await other.want(tree)
  expect(other.read(tree)).toEqual({ status: 'absent' })
})
