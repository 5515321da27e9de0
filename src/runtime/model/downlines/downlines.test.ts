import { expect, test, vi } from 'vitest'

import { encryptionKey } from '../../../../mocks/state/site.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPermission } from '../../../../tests/support/portal/builders.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { Downlines } from '../../../schemas/gateway/agents.ts'
import { FundRecord, WithdrawInfo } from '../../../schemas/gateway/funds.ts'
import { TransactionRecords } from '../../../schemas/gateway/records.ts'
import type { UplineTransfer } from '../../../schemas/nouns/funds.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { listTransactions } from '../../gateway/endpoints/records/list-transactions.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readWithdrawalInfo } from '../../gateway/endpoints/wallets/read-withdrawal-info.ts'
import { transferToDownline } from '../../gateway/endpoints/wallets/transfer-to-downline.ts'
import { agentTeamPath as path, agentTransfer as transfer, recordsDownlines as downlines } from './sources.ts'
import { topic } from './topic.ts'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'

const [agent, member] = [41, 0]
const lin = { id: 7, account: 'lin_team', type: '41', balance: '18204.75', teamSize: 24, rate: '0.055', registeredTime: '', online: 1 }
const pageOf = (content: object[] | null, totalPages = 1) => Downlines.parse({ content, pageNum: 1, totalPages })

async function open(list = pageOf([lin, { ...lin, balance: 1 }, { id: 8 }, { ...lin, id: 9, account: 'otto', online: 'no' }], 3)) {
  const { info, ...permission } = aPermission()
  const gateway = openGateway(agent)
    .answer(readPermission, { ...permission, info: { ...info, encryption: { algorithm: 'AES-256-CBC', key: encryptionKey } } })
    .answer(listDownlines, list)
    .answer(listTransactions, TransactionRecords.parse(null))
    .answer(readWithdrawalInfo, WithdrawInfo.parse({ availableAmount: '200', paymentPasswordSet: true }))
    .answer(transferToDownline, FundRecord.parse({ referenceNo: 'T1', amount: 20, status: 'APPROVED' }))
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const portal = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  const asked = () => gateway.calls.filter(({ name }) => name === 'listDownlines').map(({ params }) => params)
  const sent = () => gateway.calls.filter(({ name }) => name === 'transferToDownline').map(({ params }) => params)
  const pageNow = (args = {}) => {
    const state = portal.read(downlines, args)
    return state.status === 'ready' ? (state.value as RecordPage) : state.status
  }
  const formOf = (to: string) => {
    const state = portal.read(transfer, { to })
    return state.status === 'ready' ? (state.value as UplineTransfer) : undefined
  }
  return { ...portal, gateway, asked, sent, pageNow, formOf }
}

test('an agent’s downlines are a page of rows, each once, exact, with who is online', async () => {
  const { want, pageNow, asked } = await open()
  await want(downlines, { no: '2' })
  expect(asked()).toEqual([{ pageNo: 2, pageSize: 20 }])
  expect(pageNow({ no: '2' })).toMatchObject({ page: 2, pages: 3, first: 21, sums: {} })
  const { rows } = pageNow({ no: '2' }) as RecordPage
  const shown = ['account', 'balance', 'rate', 'kind', 'team', 'online', 'way']
  expect(rows.map(({ key, values }) => [key, ...shown.map((field) => values[field])])).toEqual([
    ['7', 'lin_team', '1', '0.055', 'agent', 'true', 'true', 'lin_team'],
    ['9', 'otto', '18204.75', '0.055', 'agent', 'true', undefined, 'otto'],
  ])
})

test('the way down is in the address: the last account’s downlines are asked for, with what is searched', async () => {
  const { want, pageNow, asked, read } = await open(pageOf([lin, { id: 8, account: 'maya', type: 0, teamSize: 0 }]))
  const args = { under: ' lin_team //kim', account: ' ot ' }
  await want(downlines, args)
  expect(asked()).toEqual([{ pageNo: 1, pageSize: 20, account: 'ot', parent: 'kim' }])
  const { rows, query } = pageNow(args) as RecordPage
  expect(rows.map(({ values }) => [values['way'], values['kind'], values['team']])).toEqual([
    ['lin_team/kim/lin_team', 'agent', 'true'],
    ['lin_team/kim/maya', 'member', undefined],
  ])
  expect(JSON.parse(query)).toEqual(args)
  expect(read(path, args)).toEqual({ status: 'ready', value: { path: ['lin_team', 'kim'] } })
  expect([read(path), read(path, { under: ' / ' })]).toEqual([{ status: 'empty' }, { status: 'empty' }])
})

test('all pages below an account are read for a file, with the way down to each', async () => {
  const { want, pageNow, asked, send } = await open()
  const args = { under: 'kim' }
  await want(downlines, args)
  await send({ kind: 'collect-record', record: 'records.downlines', query: (pageNow(args) as RecordPage).query })
  expect(asked().slice(1)).toEqual([1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 100, parent: 'kim' })))
  expect((pageNow(args) as RecordPage).collection).toMatchObject({ status: 'done', rows: [{ values: { way: 'kim/lin_team' } }, {}] })
})

test('nobody is empty; a failure is tried again', async () => {
  const none = await open(pageOf(null, 0))
  await none.want(downlines)
  await none.want(downlines, { account: 'x' })
  expect([none.pageNow(), none.pageNow({ account: 'x' })]).toEqual(['empty', 'empty'])

  const failing = await open()
  failing.gateway.fail(listDownlines)
  await failing.want(downlines)
  expect(failing.pageNow()).toBe('failed')
  failing.gateway.answer(listDownlines, pageOf([lin]))
  await failing.want(downlines)
  expect(failing.pageNow()).toMatchObject({ rows: [{ key: '7' }] })
})

test('a member has no downlines and transfers to none', async () => {
  const { want, read } = await aPortal({ as: member, gateway: openGateway(member).fail(listDownlines), topics: [topic] })
  await want(downlines)
  expect([read(downlines), read(transfer, { to: 'x' })]).toEqual([{ status: 'absent' }, { status: 'absent' }])
})

const intent = { kind: 'transfer-downline', account: 'lin_team', amount: '20', password: '246813', remark: '' } as const

test('a transfer is sent once, encrypted, and what came of it is shown at its account alone', async () => {
  const { want, send, sent, formOf, gateway } = await open()
  await want(transfer, { to: 'lin_team' })
  expect(formOf('lin_team')).toMatchObject({ to: 'lin_team', available: '200', passwordSet: true, call: { status: 'idle' } })
  const held = gateway.hold(transferToDownline)
  const both = [send(intent), send(intent)]
  await vi.waitFor(() => expect(held.waiting()).toBe(1), longestWait)
  held.answer(0, FundRecord.parse({ referenceNo: 'T1', amount: 20, status: 'APPROVED' }))
  await Promise.all(both)

  expect(sent()).toEqual([{ account: 'lin_team', amount: 20, remark: '#00000000', paymentPassword: expect.not.stringContaining('246813') }])
  expect(formOf('lin_team')).toMatchObject({ call: { status: 'done' }, made: { reference: 'T1' } })
  expect(formOf('otto')).toMatchObject({ call: { status: 'idle' } })
  expect(formOf('otto')?.made).toBeUndefined()
})

test('a transfer whose answer is lost is looked up in the record of the account', async () => {
  const { want, send, sent, formOf, gateway } = await open()
  await want(transfer, { to: 'lin_team' })
  const booked = { referenceNo: 'T9', amount: -20, type: 'TRANSFER_DOWNLINE', time: '' }
  gateway
    .fail(transferToDownline, offline)
    .answer(listTransactions, () => TransactionRecords.parse({ content: sent().length > 0 ? [booked] : [], totalPages: 1 }))
  await send(intent)
  expect([sent().length, formOf('lin_team')?.call]).toEqual([1, { status: 'found', reference: 'T9' }])
})

test('a refusal stands at its field', async () => {
  const { want, send, formOf, gateway } = await open()
  await want(transfer, { to: 'lin_team' })
  gateway.fail(transferToDownline, refused('AMOUNT_OUT_OF_RANGE', 200, 'Choose an amount between 10 and 5000'))
  await send(intent)
  expect(formOf('lin_team')?.call).toMatchObject({
    status: 'refused',
    refusal: { field: 'amount', text: { text: 'Choose an amount between 10 and 5000' } },
  })
})
