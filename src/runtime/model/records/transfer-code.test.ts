import { expect, test } from 'vitest'

import { isSameTransfer, isTransferRecord, newCode, withCode, withoutCodes } from './transfer-code.ts'

const record = { reference: 'T1', status: 'APPROVED', time: '2027-01-10T12:00:00+08:00', type: 'TRANSFER_UPLINE', amount: '-20' }
const trace = { amount: '20', code: '0000001z' }

test('a code has eight characters, and stands at the end of the remark', () => {
  expect([newCode(0), newCode(0.999_999_999), withCode('For the trip', 'k3f9a2qx'), withCode('', 'k3f9a2qx')]).toEqual([
    '00000000',
    'zzzzzxtm',
    'For the trip #k3f9a2qx',
    '#k3f9a2qx',
  ])
})

test.each([
  ['its code', 'For the trip #0000001z', true],
  ['the code of another', 'For the trip #0000001y', false],
  ['no code, as of a gateway that shortens it', 'For the', true],
  ['no remark', undefined, true],
])('a record of that amount with %s is told apart', (_, remark, found) => {
  expect(isTransferRecord({ ...record, ...(remark !== undefined && { remark }) }, trace)).toBe(found)
})

test.each([
  ['For the trip #0000001z', 'TRANSFER_UPLINE', 'For the trip'],
  ['#0000001z', 'TRANSFER_UPLINE', undefined],
  ['For #two of us', 'TRANSFER_UPLINE', 'For #two of us'],
  ['Spin #0000001z', 'BET', 'Spin #0000001z'],
])('the remark “%s” of a %s is shown as “%s”', (remark, type, shown) => {
  expect(withoutCodes({ content: [{ ...record, type, remark }] }).content.map((each) => each.remark)).toEqual([shown])
})

test('another amount, and what is no transfer, is not it', () => {
  expect([isTransferRecord({ ...record, amount: '-21' }, trace), isTransferRecord({ ...record, type: 'DEPOSIT' }, trace)]).toEqual([
    false,
    false,
  ])
})

test('transfers are the same by amount and account, not by code', () => {
  const other = { ...trace, code: 'k3f9a2qx' }
  expect([isSameTransfer(trace, other), isSameTransfer({ ...trace, to: 'a' }, { ...other, to: 'b' })]).toEqual([true, false])
})
