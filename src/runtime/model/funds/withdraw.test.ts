import { allSettled, createWatch } from 'effector'
import { expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { encryptionKey } from '../../../../mocks/state/site.ts'
import { aPermission } from '../../../../tests/support/portal/builders.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { FundRecord } from '../../../schemas/gateway/funds.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { JsonObject } from '../../../schemas/json.ts'
import type { PaidWithdrawals, UplineTransfer, WalletTransfer, Withdrawal } from '../../../schemas/nouns/funds.ts'
import type { Source } from '../../contract/source.ts'
import { confirmWithdrawal } from '../../gateway/endpoints/wallets/confirm-withdrawal.ts'
import { listTransactions } from '../../gateway/endpoints/records/list-transactions.ts'
import { listWithdrawals } from '../../gateway/endpoints/wallets/list-withdrawals.ts'
import { listWithdrawalsToConfirm } from '../../gateway/endpoints/wallets/list-withdrawals-to-confirm.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { readMerchantWallet } from '../../gateway/endpoints/wallets/read-merchant-wallet.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readWithdrawalInfo } from '../../gateway/endpoints/wallets/read-withdrawal-info.ts'
import { transferToUpline } from '../../gateway/endpoints/wallets/transfer-to-upline.ts'
import { transferWallets } from '../../gateway/endpoints/wallets/transfer-wallets.ts'
import { uploadProof } from '../../gateway/endpoints/wallets/upload-proof.ts'
import { withdraw } from '../../gateway/endpoints/wallets/withdraw.ts'
import { accountChanged } from '../forms/account-forms.ts'
import { errorReported } from '../lifecycle.ts'
import { topic } from './topic.ts'
import { transferUpline as upline, transferWallets as wallets, withdrawal, withdrawalsPaid as paid } from './sources.ts'

const confirming = (values: JsonObject, records = ['W7']): Intent => ({ kind: 'act', action: 'confirm-withdrawal', records, values })
const empty = { content: [], pageNum: 1, totalPages: 0, totalCount: undefined, summary: undefined }
const record: FundRecord = {
  referenceNo: 'W1',
  time: '2027-01-10T20:00:00+08:00',
  type: 'BANK',
  amount: '50',
  status: 'PENDING',
  fee: undefined,
  remark: undefined,
}
const info = {
  bankAccounts: [{ accountId: 'a1', bankName: 'Bank', accountNo: '**1', payeeName: 'M' }],
  minAmount: '10',
  maxAmount: '500',
  remainingTimes: undefined,
  feeRate: undefined,
  availableAmount: '100',
  paymentPasswordSet: true,
}
const confirmation = {
  referenceNo: 'W7',
  amount: '500',
  paidTime: '2027-01-10T20:00:00+08:00',
  autoConfirmMinutes: 30,
  receivedAmount: undefined,
  remainingAmount: undefined,
  status: 'WAITING',
}
const purse = {
  balance: '100',
  currencySymbol: '$',
  wallets: [
    { walletCode: 'MAIN', displayName: 'Main', balance: '90', main: true },
    { walletCode: 'PG', displayName: undefined, balance: '10', main: undefined },
  ],
}

function aGateway() {
  const permission = aPermission()
  const encryption = { algorithm: 'AES-256-CBC', key: encryptionKey }
  return openGateway(0)
    .answer(readPermission, { ...permission, info: { ...permission.info, encryption } })
    .answer(readWithdrawalInfo, info)
    .answer(listWithdrawals, empty)
    .answer(listTransactions, empty)
    .answer(listWithdrawalsToConfirm, { list: [confirmation] })
    .answer(readMerchantWallet, { isSingle: false })
    .answer(readBalance, purse)
}
async function aPlayer<Noun>(source: Source, gateway = aGateway()) {
  const portal = await aPortal({ as: 0, gateway, topics: [topic] })
  await portal.want(source)
  return {
    ...portal,
    state: () => portal.read(source).status,
    value: () => {
      const state = portal.read(source)
      if (state.status !== 'ready') throw new Error(state.status)
      return state.value as Noun // the source's own noun
    },
    sent: (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params as Record<string, unknown>),
  }
}
const withdrawing = { kind: 'withdraw', account: 'a1', amount: '50', password: '246813' } as const

test('a withdrawal is sent once, with the transaction password encrypted', async () => {
  const { send, sent, value } = await aPlayer<Withdrawal>(withdrawal, aGateway().answer(withdraw, record))
  await Promise.all([send(withdrawing), send(withdrawing)])
  expect(sent('withdraw')).toMatchObject([{ accountId: 'a1', amount: 50 }])
  expect(await decrypt(sent('withdraw')[0]?.['paymentPassword'])).toBe('246813')
  expect(value()).toMatchObject({ call: { status: 'done' }, made: { reference: 'W1', amount: '50', status: 'PENDING' } })
})

test('a transaction password that was set meanwhile is known at once, as is one that the gateway misses', async () => {
  const gateway = aGateway().answer(readWithdrawalInfo, { ...info, paymentPasswordSet: false })
  const { scope, send, value } = await aPlayer<Withdrawal>(withdrawal, gateway)
  const known = [value().passwordSet]
  gateway.answer(readWithdrawalInfo, info)
  await allSettled(accountChanged, { scope })
  known.push(value().passwordSet)
  gateway.fail(withdraw, refused('PAYMENT_PASSWORD_UNSET')).answer(readWithdrawalInfo, { ...info, paymentPasswordSet: false })
  await send(withdrawing)
  expect([...known, value().passwordSet]).toEqual([false, true, false])
  expect(value().call.status).toBe('refused')
  await allSettled(accountChanged, { scope })
  expect(value().call.status).toBe('idle')
})

test('without a key for the password nothing is sent', async () => {
  const { send, sent, value } = await aPlayer<Withdrawal>(withdrawal, aGateway().answer(readPermission, aPermission()))
  await send(withdrawing)
  expect({ sent: sent('withdraw'), code: value().call.refusal?.code }).toEqual({ sent: [], code: 'ENCRYPTION_UNAVAILABLE' })
})

test('a key that the gateway no longer takes: the permission is asked again, and the player sends again', async () => {
  const { send, value, sent } = await aPlayer<Withdrawal>(withdrawal, aGateway().fail(withdraw, refused('ENCRYPTION_INVALID')))
  const before = sent('readPermission').length
  await send(withdrawing)
  expect({ asked: sent('readPermission').length - before, call: value().call }).toEqual({
    asked: 1,
    call: { status: 'refused', refusal: { text: { text: 't:error.offline' }, code: 'ENCRYPTION_INVALID' } },
  })
})

test('after too many requests the form waits and says for how long', async () => {
  const { send, sent, value } = await aPlayer<Withdrawal>(withdrawal, aGateway().fail(withdraw, refused('TOO_MANY_REQUESTS', 429)))
  await send(withdrawing)
  await send(withdrawing)
  expect({ sent: sent('withdraw').length, refusal: value().call.refusal }).toEqual({
    sent: 1,
    refusal: { text: { text: 't:form.too-many', values: { count: 5 } }, code: 'TOO_MANY_REQUESTS', waits: true },
  })
})

test('a wrong transaction password is said at its field, with the tries that are left', async () => {
  const failure = { ...refused('PAYMENT_PASSWORD_INVALID', 200, 'Wrong'), value: { attemptsLeft: '3' } }
  const { send, value } = await aPlayer<Withdrawal>(withdrawal, aGateway().fail(withdraw, failure))
  await send(withdrawing)
  expect(value().call.refusal).toEqual({
    text: { text: 'Wrong' },
    code: 'PAYMENT_PASSWORD_INVALID',
    field: 'paymentPassword',
    attemptsLeft: 3,
  })
})

test('a withdrawal that was paid counts down to when it counts as received; pictures are uploaded before it is denied', async () => {
  const gateway = aGateway()
    .answer(uploadProof, { fileId: 'p1', url: undefined })
    .answer(confirmWithdrawal, { ...confirmation, status: 'NOT_RECEIVED' })
  const { send, sent, value } = await aPlayer<PaidWithdrawals>(paid, gateway)
  expect(value().withdrawals).toMatchObject([{ key: 'W7', autoConfirmAt: Date.parse('2027-01-10T20:30:00+08:00') }])
  await send(confirming({ result: 'NOT_RECEIVED', proofs: [{ name: 'a.png', data: 'iVBORw0KGgo=' }] }))
  const file = sent('uploadProof')[0]?.['file'] as File
  expect([file.name, file.type, file.size]).toEqual(['a.png', 'image/png', 8])
  expect(sent('confirmWithdrawal')).toEqual([{ referenceNo: 'W7', result: 'NOT_RECEIVED', proofIds: ['p1'] }])
  expect(value()).toMatchObject({ of: 'W7', call: { status: 'done' }, withdrawals: [{ status: 'NOT_RECEIVED' }] })
})

test('part of a withdrawal is confirmed with what has arrived and what has not', async () => {
  const gateway = aGateway().answer(confirmWithdrawal, { ...confirmation, status: 'PARTIAL' })
  const { send, sent } = await aPlayer<PaidWithdrawals>(paid, gateway)
  await send(confirming({ result: 'PARTIAL', received: '40.25', remaining: '9.75' }))
  expect(sent('confirmWithdrawal')).toEqual([{ referenceNo: 'W7', result: 'PARTIAL', receivedAmount: 40.25, remainingAmount: 9.75 }])
})

test('a confirmation that does not say what arrived, or of which withdrawal, is reported and not sent', async () => {
  const { send, sent, scope, value } = await aPlayer<PaidWithdrawals>(paid, aGateway())
  const faults: string[] = []
  createWatch({ unit: errorReported, scope, fn: ({ code, page, node }) => faults.push(`${code} ${page}/${node}`) })
  const wrong: Intent[] = [
    confirming({}),
    confirming({ result: 'MAYBE' }),
    confirming({ result: 'PARTIAL', received: 40 }),
    confirming({ result: 'RECEIVED', proofs: [{ name: 'a.png' }] }),
    confirming({ result: 'RECEIVED', tip: '1' }),
    confirming({ result: 'RECEIVED' }, []),
    confirming({ result: 'RECEIVED' }, ['W7', 'W8']),
    { kind: 'act', action: 'confirm-withdrawal', records: ['W7'] },
  ]
  for (const intent of wrong) await send(intent, { page: 'member-withdraw-confirmation', node: 'confirmation' })
  expect(faults).toEqual(wrong.map(() => 'model/unusable-act member-withdraw-confirmation/confirmation'))
  expect({ sent: sent('confirmWithdrawal'), call: value().call, of: value().of }).toEqual({
    sent: [],
    call: { status: 'idle' },
    of: undefined,
  })
})

test('a picture that did not arrive confirms nothing', async () => {
  const { send, sent } = await aPlayer<PaidWithdrawals>(paid, aGateway().fail(uploadProof, refused('IMAGE_TYPE')))
  await send(confirming({ result: 'NOT_RECEIVED', proofs: [{ name: 'a.png', data: 'AAAA' }] }))
  expect(sent('confirmWithdrawal')).toEqual([])
})

test('a confirmation whose answer was lost is found by the state of its withdrawal', async () => {
  const gateway = aGateway()
  const { send, value, platform } = await aPlayer<PaidWithdrawals>(paid, gateway)
  gateway.fail(confirmWithdrawal, offline)
  void send(confirming({ result: 'RECEIVED' })) // not awaited: it waits between its looks
  await settle()
  expect(value().call).toEqual({ status: 'unknown', checking: true })
  gateway.answer(listWithdrawalsToConfirm, { list: [{ ...confirmation, status: 'RECEIVED' }] })
  await platform.pass(2_000)
  await settle()
  expect(value().call).toEqual({ status: 'found', reference: 'W7 RECEIVED' })
})

test('money moves between wallets, and the balance is read again; a single wallet has no such page', async () => {
  const { send, sent, value } = await aPlayer<WalletTransfer>(wallets, aGateway().answer(transferWallets, purse))
  expect(value().wallets).toEqual([
    { key: 'MAIN', name: 'Main', balance: '90', main: true },
    { key: 'PG', name: 'PG', balance: '10', main: false },
  ])
  await send({ kind: 'transfer-wallets', fromWallet: 'PG', toWallet: 'MAIN', amount: '0.1' })
  expect(sent('transferWallets')).toEqual([{ fromWallet: 'PG', toWallet: 'MAIN', amount: 0.1 }])
  // The balance is read for the page, before the request and after it
  expect({ call: value().call, read: sent('readBalance').length }).toEqual({ call: { status: 'done' }, read: 3 })
  const single = await aPlayer(wallets, aGateway().answer(readMerchantWallet, { isSingle: true }))
  expect(single.state()).toBe('absent')
})

test('whether there is one wallet is asked once a session: a reload finds the answer in the tab, if it is one', async () => {
  const asked = async (storage: Record<string, string>) => {
    const gateway = aGateway()
    const platform = fakePlatform({ storage: { token: 'tok', ...storage } })
    const portal = await aPortal({ as: 0, gateway, platform, topics: [topic] })
    await portal.want(wallets)
    return [gateway.names().filter((name) => name === readMerchantWallet.name).length, platform.storage['merchantWallet']]
  }
  expect([await asked({}), await asked({ merchantWallet: '{"isSingle":false}' }), await asked({ merchantWallet: 'yes' })]).toEqual([
    [1, '{"isSingle":false}'],
    [0, '{"isSingle":false}'],
    [1, '{"isSingle":false}'],
  ])
})

test('the time until a withdrawal counts as received goes by the gateway’s clock, not by the device’s', async () => {
  const fiveHours = 5 * 3_600_000
  const permission = aPermission({ info: { serverTime: '2027-01-10T20:10:00+08:00' } })
  const platform = fakePlatform({ storage: { token: 'tok' }, now: Date.parse('2027-01-10T20:10:00+08:00') + fiveHours })
  const portal = await aPortal({ as: 0, gateway: aGateway().answer(readPermission, permission), platform, topics: [topic] })
  await portal.want(paid)
  const state = portal.read(paid)
  expect(state.status === 'ready' && (state.value as PaidWithdrawals).withdrawals).toMatchObject([
    { key: 'W7', autoConfirmAt: platform.clock.now() + 20 * 60_000 }, // paid at 20:00, 30 minutes
  ])
})

const purseOf = (main: string, pg: string) => ({
  ...purse,
  wallets: [
    { ...purse.wallets[0]!, balance: main },
    { ...purse.wallets[1]!, balance: pg },
  ],
})
const moving = { kind: 'transfer-wallets', fromWallet: 'MAIN', toWallet: 'PG', amount: '20' } as const

test.each([
  ['has moved it', purseOf('70', '30'), { status: 'found' }],
  ['has not moved it', purse, { status: 'missing' }],
  ['has changed in another way', purseOf('70', '28.5'), { status: 'unclear' }],
  ['has the same in one wallet alone', purseOf('90', '12'), { status: 'unclear' }],
])('a transfer between wallets that the account record does not list is judged by the balances: the gateway %s', async (_, after, call) => {
  const gateway = aGateway().fail(transferWallets)
  const { sendAndWait, sent, value } = await aPlayer<WalletTransfer>(wallets, gateway)
  gateway.answer(readBalance, () => (sent('transferWallets').length > 0 ? after : purse))
  await sendAndWait(moving)
  expect({ call: value().call, sent: sent('transferWallets').length }).toEqual({ call, sent: 1 })
})

test('a transfer booked after it was missing is not sent again; one that cannot be known is sent once that was said', async () => {
  const gateway = aGateway().fail(transferWallets)
  const { sendAndWait, send, sent, value } = await aPlayer<WalletTransfer>(wallets, gateway)
  await sendAndWait(moving)
  gateway.answer(readBalance, purseOf('70', '30'))
  await send(moving)
  expect({ call: value().call, sent: sent('transferWallets').length }).toEqual({ call: { status: 'found' }, sent: 1 })

  await send({ kind: 'clear-money', action: 'transfer-wallets' })
  await sendAndWait({ ...moving, amount: '5' })
  gateway.answer(readBalance, purseOf('61', '30'))
  await send({ ...moving, amount: '5' })
  expect({ call: value().call, sent: sent('transferWallets').length }).toEqual({ call: { status: 'unclear' }, sent: 2 })
  gateway.answer(transferWallets, purse)
  await send({ ...moving, amount: '5' })
  expect({ call: value().call, sent: sent('transferWallets').length }).toEqual({ call: { status: 'done' }, sent: 3 })
})

test.each([
  ['nothing is gone', '90', 'missing'],
  ['the amount is gone', '70', 'unclear'],
  ['no call says it', undefined, 'unclear'],
])('a transfer to the upline that no record lists is not called missing unless the wallet is as before: %s', async (_, main, status) => {
  const gateway = aGateway().fail(transferToUpline)
  const { sendAndWait, sent, value } = await aPlayer<UplineTransfer>(upline, gateway)
  if (main === undefined) gateway.fail(readBalance, refused('NOT_FOUND', 404))
  else gateway.answer(readBalance, () => (sent('transferToUpline').length > 0 ? purseOf(main, '10') : purse))
  await sendAndWait({ kind: 'transfer-upline', amount: '20', password: '246813', remark: '' })
  expect(value().call).toEqual({ status })
})

test('who has no upline is told so, and nothing more is asked', async () => {
  const { send, value } = await aPlayer<UplineTransfer>(upline, aGateway().fail(transferToUpline, refused('NO_UPLINE')))
  expect(value().none).toBe(false)
  await send({ kind: 'transfer-upline', amount: '20', password: '246813', remark: '' })
  expect(value().none).toBe(true)
})
