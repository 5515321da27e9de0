import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { openGateway, aPortal } from '../../../../tests/support/portal/portal.ts'
import { readSecurity } from '../../gateway/endpoints/member/read-security.ts'
import { $profile, accountChanged } from '../forms/account-forms.ts'
import { security as source } from './sources.ts'

const state = {
  profile: { nickname: 'maya_lin', occupation: 'Painter' },
  mobileNum: '+66 81••••001',
  paymentPasswordSet: true,
  googleBound: false,
  bankAccounts: [{ accountId: 'b1', bankName: 'Harbour Bank', accountNo: '•••• 4821', payeeName: 'Maya Lin' }],
}

test('what protects the account comes with who is logged in, and its profile is what the form begins with', async () => {
  const gateway = openGateway(0).answer(readSecurity, state)
  const { want, read, scope } = await aPortal({ gateway, as: 0 })
  await want(source)
  expect(read(source)).toMatchObject({
    status: 'ready',
    value: {
      mobile: '+66 81••••001',
      hasTransactionPassword: true,
      hasGoogle: false,
      bankAccounts: [{ key: 'b1', bank: 'Harbour Bank', number: '•••• 4821', payee: 'Maya Lin' }],
    },
  })
  expect(read(source)).not.toHaveProperty('value.email')
  expect(scope.getState($profile)).toEqual({ nickname: 'maya_lin', occupation: 'Painter' })
})

test('after a form has changed the account, it and the member are asked for again', async () => {
  const gateway = openGateway(0).answer(readSecurity, state)
  const { want, read, scope } = await aPortal({ gateway, as: 0 })
  await want(source)
  const before = gateway.names().filter((name) => name === 'readMember').length
  gateway.answer(readSecurity, { ...state, googleBound: true })
  await allSettled(accountChanged, { scope })
  expect(read(source)).toMatchObject({ status: 'ready', value: { hasGoogle: true } })
  expect(gateway.names().filter((name) => name === 'readMember').length).toBe(before + 1)
})

test('a trial and a guest need a real account, and nothing is asked', async () => {
  for (const as of [4, undefined]) {
    const gateway = openGateway(as)
    const { want, read } = await aPortal({ gateway, ...(as !== undefined && { as }) })
    await want(source)
    expect(read(source)).toEqual({ status: 'needs-login' })
    expect(gateway.names()).not.toContain('readSecurity')
  }
})

test('a failure is shown, and a retry asks again', async () => {
  const gateway = openGateway(0).fail(readSecurity, refused('UNKNOWN', 500))
  const { want, read, scope } = await aPortal({ gateway, as: 0 })
  await want(source)
  expect(read(source)).toMatchObject({ status: 'failed' })
  gateway.answer(readSecurity, state)
  await allSettled(source.retried!, { scope, params: {} })
  expect(read(source)).toMatchObject({ status: 'ready' })
})
