import { expect, test } from 'vitest'

import { confirmWithdrawal } from '../src/runtime/gateway/endpoints/wallets/confirm-withdrawal.ts'
import { listDepositRecords } from '../src/runtime/gateway/endpoints/wallets/list-deposit-records.ts'
import { listMessages } from '../src/runtime/gateway/endpoints/messages/list-messages.ts'
import { listWithdrawalsToConfirm } from '../src/runtime/gateway/endpoints/wallets/list-withdrawals-to-confirm.ts'
import { makeDeposit } from '../src/runtime/gateway/endpoints/wallets/make-deposit.ts'
import { readBalance } from '../src/runtime/gateway/endpoints/wallets/read-balance.ts'
import { readMerchantWallet } from '../src/runtime/gateway/endpoints/wallets/read-merchant-wallet.ts'
import { transferToUpline } from '../src/runtime/gateway/endpoints/wallets/transfer-to-upline.ts'
import { transferWallets } from '../src/runtime/gateway/endpoints/wallets/transfer-wallets.ts'
import { uploadProof } from '../src/runtime/gateway/endpoints/wallets/upload-proof.ts'
import { withdraw } from '../src/runtime/gateway/endpoints/wallets/withdraw.ts'
import { drawnPng } from '../tests/support/pictures/picture-files.ts'
import { aMockApi, enc } from './mock-api.testing.ts'
import { transactionPassword } from './state/personas.ts'

const member = 'mock-member'
const range = { startTime: '2025-12-01T00:00:00Z', endTime: '2026-02-01T00:00:00Z', pageNo: 1, pageSize: 5 }
const deposit = { channelId: 'bank-1', amount: 200.25, fields: { payerName: 'Maya Lin' } }
const secret = () => enc(transactionPassword)

test('a deposit waits for its money, which arrives once, to the last decimal, with a message', async () => {
  const { valueOf, wait } = aMockApi()
  const order = await valueOf(makeDeposit, deposit, member)
  expect(order).toMatchObject({ status: 'PENDING', amount: '200.25', bankAccount: { accountNo: '204 881 7730' } })
  expect((await valueOf(readBalance, undefined, member)).balance).toBe('12480.5')
  wait(21)
  for (let i = 0; i < 2; i++) expect((await valueOf(readBalance, undefined, member)).balance).toBe('12680.75')
  const { content } = await valueOf(listDepositRecords, range, member)
  expect(content[0]).toMatchObject({ referenceNo: order.referenceNo, status: 'CREDITED', amount: '200.25' })
  expect((await valueOf(listMessages, { pageNo: 1, pageSize: 1 }, member)).content).toMatchObject([{ messageType: 'DEPOSIT_CREDITED' }])
})

test('a deposit below or above the limits, by an unknown channel or without its field is refused', async () => {
  const { refusalOf } = aMockApi()
  const limits = { minAmount: '10', maxAmount: '5000' }
  expect([
    await refusalOf(makeDeposit, { ...deposit, amount: 9.99 }, member),
    await refusalOf(makeDeposit, { ...deposit, amount: 5000.01 }, member),
    await refusalOf(makeDeposit, { ...deposit, channelId: 'none' }, member),
    (await refusalOf(makeDeposit, { ...deposit, fields: {} }, member))[0],
  ]).toEqual([['AMOUNT_OUT_OF_RANGE', limits], ['AMOUNT_OUT_OF_RANGE', limits], ['RECORD_NOT_FOUND'], 'FIELD_INVALID'])
})

test('an ill-formed or reversed range of time is named', async () => {
  const { refusalOf } = aMockApi()
  expect([
    await refusalOf(listDepositRecords, { ...range, startTime: 'yesterday' }, member),
    await refusalOf(listDepositRecords, { ...range, endTime: '2025-01-01T00:00:00Z' }, member),
  ]).toEqual([
    ['PARAM_INVALID', { field: 'startTime' }],
    ['PARAM_INVALID', { field: 'endTime' }],
  ])
})

test('a withdrawal takes the money at once, is paid, and then waits for a confirmation', async () => {
  const { valueOf, wait } = aMockApi()
  const waiting = async () =>
    (await valueOf(listWithdrawalsToConfirm, undefined, member)).list.map((one: { referenceNo: string; status: string }) => [
      one.referenceNo,
      one.status,
    ])
  const { referenceNo } = await valueOf(withdraw, { accountId: 'member-bank-1', amount: 100, paymentPassword: secret() }, member)
  expect((await valueOf(readBalance, undefined, member)).balance).toBe('12380.5')
  wait(21)
  expect((await waiting())[0]).toEqual([referenceNo, 'WAITING'])
  wait(30 * 60)
  expect((await waiting())[0]).toEqual([referenceNo, 'RECEIVED'])
})

test('a wrong transaction password says how many tries are left, and the fifth locks it', async () => {
  const { refusalOf } = aMockApi()
  const wrong = { accountId: 'member-bank-1', amount: 100, paymentPassword: enc('111111') }
  const left: unknown[] = []
  for (let i = 0; i < 5; i++) left.push((await refusalOf(withdraw, wrong, member))[1])
  expect(left).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ({ attemptsLeft })))
  expect((await refusalOf(withdraw, { ...wrong, paymentPassword: secret() }, member))[0]).toBe('PAYMENT_PASSWORD_INVALID')
})

test('money that was not received needs a picture, judged by its bytes; parts add up; what is decided stays so', async () => {
  const { valueOf, refusalOf } = aMockApi()
  const referenceNo = 'W-member-2'
  const html = new File(['<html>'], 'proof.png', { type: 'image/png' })
  const more = new File([drawnPng, 'PK\x03\x04'], 'proof.png', { type: 'image/png' })
  const large = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(5 * 1024 * 1024)], 'proof.jpg')
  expect([
    await refusalOf(uploadProof, { file: html }, member),
    await refusalOf(uploadProof, { file: more }, member),
    await refusalOf(uploadProof, { file: large }, member),
    await refusalOf(confirmWithdrawal, { referenceNo, result: 'NOT_RECEIVED', proofIds: ['proof-0'] }, member),
    (await refusalOf(confirmWithdrawal, { referenceNo, result: 'PARTIAL', receivedAmount: 1000, remainingAmount: 250 }, member))[0],
    await refusalOf(confirmWithdrawal, { referenceNo: 'W-member-1', result: 'RECEIVED' }, member),
  ]).toEqual([
    ['IMAGE_TYPE'],
    ['IMAGE_TYPE'],
    ['IMAGE_TOO_LARGE'],
    ['PARAM_INVALID', { field: 'proofIds' }],
    'AMOUNT_OUT_OF_RANGE',
    ['STATE_CONFLICT'],
  ])
  const { fileId } = await valueOf(uploadProof, { file: new File([drawnPng], 'p') }, member)
  expect(await valueOf(confirmWithdrawal, { referenceNo, result: 'NOT_RECEIVED', proofIds: [fileId] }, member)).toMatchObject({
    status: 'NOT_RECEIVED',
  })
  expect(
    await valueOf(
      confirmWithdrawal,
      { referenceNo: 'W-member-3', result: 'PARTIAL', receivedAmount: 499.9999, remainingAmount: 0.0001 },
      member,
    ),
  ).toMatchObject({ status: 'PARTIAL', receivedAmount: '499.9999', remainingAmount: '0.0001' })
})

test('money moves between wallets without a change of the whole; a single wallet has nothing to move', async () => {
  const { valueOf, refusalOf } = aMockApi()
  const { balance, wallets } = await valueOf(transferWallets, { fromWallet: 'MAIN', toWallet: 'PG', amount: 0.1 }, member)
  expect([balance, wallets.map((one: { balance: string }) => one.balance)]).toEqual(['12480.5', ['11232.4', '624.1', '624']])
  expect((await refusalOf(transferWallets, { fromWallet: 'PG', toWallet: 'MAIN', amount: 700 }, member))[0]).toBe('BALANCE_INSUFFICIENT')
  const single = aMockApi('usual+single-wallet')
  expect(await single.valueOf(readMerchantWallet, undefined, member)).toEqual({ isSingle: true })
  expect(await single.refusalOf(transferWallets, { fromWallet: 'MAIN', toWallet: 'PG', amount: 1 }, member)).toEqual(['FUNCTION_DISABLED'])
})

test('a transfer to the upline is booked once; who has none is told', async () => {
  const { valueOf, refusalOf } = aMockApi()
  expect(await valueOf(transferToUpline, { amount: 20, paymentPassword: secret() }, member)).toMatchObject({ amount: '20' })
  expect((await valueOf(readBalance, undefined, member)).balance).toBe('12460.5')
  expect(await refusalOf(transferToUpline, { amount: 20, paymentPassword: secret() }, 'mock-vip')).toEqual(['NO_UPLINE'])
})
