import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { DepositOrder, FundRecord } from '../../../schemas/gateway/funds.ts'
import type { Deposit } from '../../../schemas/nouns/funds.ts'
import { listDepositChannels } from '../../gateway/endpoints/wallets/list-deposit-channels.ts'
import { listDepositRecords } from '../../gateway/endpoints/wallets/list-deposit-records.ts'
import { makeDeposit } from '../../gateway/endpoints/wallets/make-deposit.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { $popups } from '../navigation/popups.ts'
import { deposit as source } from './sources.ts'
import { topic } from './topic.ts'

const record = (referenceNo: string, amount: string, status = 'CREDITED'): FundRecord => ({
  referenceNo,
  amount,
  status,
  time: '2027-01-10T20:00:00+08:00',
  type: 'BANK',
  fee: undefined,
  remark: undefined,
})
const page = (...content: FundRecord[]) => ({ content, pageNum: 1, totalPages: 1, totalCount: undefined, summary: undefined })
const channel = {
  channelId: 'b',
  displayName: '',
  channelType: 'BANK',
  minAmount: '10',
  maxAmount: '500',
  feeRate: undefined,
  icon: undefined,
  quickAmounts: ['20', '20', '50'],
  fields: [{ name: 'payerName', label: '', required: true }],
  guide: undefined,
}
const order: DepositOrder = { referenceNo: 'D2', status: 'PENDING', amount: '20.05', payUrl: '/pay/D2', bankAccount: null }
const intent = { kind: 'deposit', channel: 'b', amount: '20.05', values: { payerName: 'M' } } as const

async function aPayer({ as = 0, gateway = openGateway(as) } = {}) {
  gateway.answer(listDepositChannels, { list: [channel] }).answer(listDepositRecords, page(record('D1', '100')))
  const portal = await aPortal({ as, gateway, topics: [topic] })
  await portal.want(source)
  return {
    ...portal,
    value: () => {
      const state = portal.read(source)
      return state.status === 'ready' ? (state.value as Deposit) : state.status
    },
    sent: () => gateway.calls.filter(({ name }) => name === 'makeDeposit').map(({ params }) => params),
    open: () => portal.scope.getState($popups).map(({ popup }) => popup),
  }
}

test('the source gives the ways to pay, the newest deposit, and no request', async () => {
  const { value } = await aPayer()
  expect(value()).toEqual({
    currency: '$',
    channels: [
      {
        key: 'b',
        name: 'BANK',
        type: 'BANK',
        min: '10',
        max: '500',
        feeRate: 0,
        picture: [],
        quick: ['20', '50'],
        fields: [{ name: 'payerName', label: 'payerName', required: true }],
      },
    ],
    call: { status: 'idle' },
    last: { reference: 'D1', amount: '100', status: 'CREDITED', time: '2027-01-10T20:00:00+08:00' },
    draft: {},
  })
})

test('an amount travels as a JSON number, once; the order is shown with the status of the history', async () => {
  const gateway = openGateway(0).answer(makeDeposit, order)
  const { value, send, sent } = await aPayer({ gateway })
  gateway.answer(listDepositRecords, page(record('D2', '20.05', 'CREDITED'), record('D1', '100')))
  await Promise.all([send(intent), send(intent)])
  expect(sent()).toEqual([{ channelId: 'b', amount: 20.05, fields: { payerName: 'M' } }])
  expect(value()).toMatchObject({
    call: { status: 'done' },
    order: { reference: 'D2', amount: '20.05', status: 'CREDITED', payAddress: '/pay/D2' },
    last: { reference: 'D1' },
  })
  await send({ kind: 'clear-money', action: 'deposit' })
  expect(value()).toMatchObject({ call: { status: 'idle' } })
})

test('the source says which order the address names', async () => {
  const { want, read } = await aPayer()
  const named = { order: 'D2' }
  await want(source, named)
  expect(read(source, named)).toMatchObject({ status: 'ready', value: { named: 'D2' } })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test'])('an order has no link to %s', async (payUrl) => {
  const { value, send } = await aPayer({ gateway: openGateway(0).answer(makeDeposit, { ...order, payUrl }) })
  await send(intent)
  expect((value() as Deposit).order).toEqual({ reference: 'D2', amount: '20.05', status: 'PENDING' })
})

test('a lost answer is looked for in the history, and what it has is said', async () => {
  const gateway = openGateway(0)
  const { value, send, sent } = await aPayer({ gateway })
  gateway.answer(makeDeposit, () => {
    gateway.answer(listDepositRecords, page(record('D9', '20.05', 'PENDING'), record('D1', '100')))
    throw new GatewayError('makeDeposit', offline)
  })
  await send(intent)
  expect({ sent: sent().length, call: (value() as Deposit).call }).toEqual({ sent: 1, call: { status: 'found', reference: 'D9' } })
})

test('a refusal is shown at its field in the words of the gateway', async () => {
  const gateway = openGateway(0).fail(makeDeposit, {
    ...refused('FIELD_INVALID', 200, 'Who pays?'),
    value: { field: 'payerName' },
  } as never)
  const { value, send } = await aPayer({ gateway })
  await send(intent)
  expect((value() as Deposit).call).toEqual({
    status: 'refused',
    refusal: { text: { text: 'Who pays?' }, code: 'FIELD_INVALID', field: 'payerName' },
  })
})

test('a trial account is told that it needs a real one, a guest is asked to log in; nothing is sent', async () => {
  const trial = await aPayer({ as: 4, gateway: openGateway(4) })
  expect(trial.value()).toBe('needs-login')
  await trial.send(intent)
  expect({ open: trial.open(), sent: trial.sent() }).toEqual({ open: ['need-true-account'], sent: [] })
})

test('what was typed and not sent is kept until the player logs out', async () => {
  const { value, send } = await aPayer()
  await send({ kind: 'keep-draft', form: 'deposit', values: { amount: '20' } })
  expect((value() as Deposit).draft).toEqual({ amount: '20' })
})
