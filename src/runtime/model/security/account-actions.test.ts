import { expect, test } from 'vitest'

import { decrypt } from '../../../../mocks/state/decrypt.ts'
import { SecurityState } from '../../../schemas/gateway/security.ts'
import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aFormPortal, baseForm, formGateway, formRelease } from '../../../../tests/support/portal/forms.ts'
import { bindAccount } from '../../gateway/endpoints/member/bind-account.ts'
import { sendMemberCode } from '../../gateway/endpoints/session/send-member-code.ts'
import { readSecurity } from '../../gateway/endpoints/member/read-security.ts'
import { setTransactionPassword } from '../../gateway/endpoints/member/set-transaction-password.ts'
import { updateProfile } from '../../gateway/endpoints/member/update-profile.ts'
import { topic as formsTopic } from '../forms/topic.ts'
import { topic as securityTopic } from './topic.ts'

type Gateway = ReturnType<typeof formGateway>
const open = (): Gateway =>
  formGateway({ as: 0 })
    .answer(readSecurity, SecurityState.parse({}))
    .answer(bindAccount, true)
    .answer(setTransactionPassword, true)
    .answer(updateProfile, true)
const aForm = (gateway: Gateway, form: string) =>
  aFormPortal({ gateway, forms: [form], topics: [formsTopic, securityTopic], as: 0, release: formRelease({ forms: [baseForm(form)] }) })
const sentTo = (gateway: Gateway, name: string) =>
  gateway.calls.filter((call) => call.name === name).map(({ params }) => params as Record<string, string>)

test('a transaction password is sent encrypted, with the old one where there is one, and the form says that it is set', async () => {
  const gateway = open()
  const portal = await aForm(gateway, 'change-payment-password')
  await portal.submit('change-payment-password', { oldPassword: '246813', newPassword: '135790', confirmNewPassword: '135790' })
  const [sent] = sentTo(gateway, 'setTransactionPassword')
  expect(await Promise.all(['oldPassword', 'newPassword', 'confirmNewPassword'].map((name) => decrypt(sent?.[name] ?? '')))).toEqual([
    '246813',
    '135790',
    '135790',
  ])
  expect(portal.state('change-payment-password').done).toEqual({ text: 't:security.payment-password-saved' })
})

test('a transaction password that is not six digits, or is repeated wrongly, is not sent', async () => {
  const gateway = open()
  const portal = await aForm(gateway, 'payment-password')
  await portal.submit('payment-password', { newPassword: '12345a', confirmNewPassword: '12345b' })
  expect(Object.keys(portal.state('payment-password').errors)).toEqual(['newPassword', 'confirmNewPassword'])
  expect(sentTo(gateway, 'setTransactionPassword')).toEqual([])
})

test('a mobile number is bound with the code that was sent to it', async () => {
  const gateway = open().answer(sendMemberCode, { expiredMinutes: 1 })
  const portal = await aForm(gateway, 'bind-mobile')
  const values = { countryDialingCode: '971', mobileNum: '50 123 4567', verificationCode: '123456' }
  await portal.send({ kind: 'send-code', form: 'bind-mobile', values })
  await portal.submit('bind-mobile', values)
  expect(sentTo(gateway, 'sendMemberCode')).toEqual([{ purpose: 'BIND_MOBILE', mobileNum: '501234567', countryDialingCode: '971' }])
  const [sent] = sentTo(gateway, 'bindAccount')
  expect({ ...sent, mobileNum: await decrypt(sent?.mobileNum ?? '') }).toEqual({
    kind: 'MOBILE',
    mobileNum: '501234567',
    countryDialingCode: '971',
    verificationCode: '123456',
  })
})

test('an address, an authenticator and a bank account are bound by what each needs', async () => {
  const gateway = open()
  const email = await aForm(gateway, 'bind-email')
  await email.submit('bind-email', { email: 'maya@example.test' })
  const google = await aForm(gateway, 'bind-google')
  await google.submit('bind-google', { verificationCode: '654321' })
  const bank = await aForm(gateway, 'bind-bank-account')
  await bank.submit('bind-bank-account', { bankName: 'Harbour Bank', accountNo: '123456789', payeeName: 'Maya Lin', paymentPassword: '' })
  const [byEmail, byCode, account] = sentTo(gateway, 'bindAccount')
  expect([byEmail, byCode]).toEqual([
    { kind: 'EMAIL', email: 'maya@example.test' },
    { kind: 'GOOGLE', verificationCode: '654321' },
  ])
  expect({ ...account, accountNo: await decrypt(account?.accountNo ?? '') }).toEqual({
    kind: 'BANK_ACCOUNT',
    accountNo: '123456789',
    bankName: 'Harbour Bank',
    payeeName: 'Maya Lin',
  })
})

test.each([
  ['PAYMENT_PASSWORD_INVALID', { errors: { paymentPassword: { text: 't:security.payment-password-wrong' } } }],
  ['STATE_CONFLICT', { failure: { message: { text: 't:security.bound-already' } } }],
])('a refusal %s is shown in words, and what was typed stays', async (code, expected) => {
  const gateway = open().fail(bindAccount, refused(code))
  const portal = await aForm(gateway, 'bind-bank-account')
  await portal.submit('bind-bank-account', {
    bankName: 'Harbour Bank',
    accountNo: '123456789',
    payeeName: 'Maya Lin',
    paymentPassword: '111111',
  })
  expect(portal.state('bind-bank-account')).toMatchObject({ ...expected, draft: { bankName: 'Harbour Bank', accountNo: '123456789' } })
})

const account = { bankName: 'Harbour Bank', accountNo: '123454821', payeeName: 'Maya Lin', paymentPassword: '' }
const accounts = (...endings: string[]) =>
  SecurityState.parse({
    bankAccounts: endings.map((ending, index) => ({
      accountId: `b${index}`,
      bankName: 'Harbour Bank',
      accountNo: `•••• ${ending}`,
      payeeName: 'Maya Lin',
    })),
  })

test('a bank account whose answer is lost is looked for among those that are new, and is added once', async () => {
  const gateway = open().fail(bindAccount, offline)
  gateway.answer(readSecurity, () => (sentTo(gateway, 'bindAccount').length > 0 ? accounts('4821', '4821') : accounts('4821')))
  const portal = await aForm(gateway, 'bind-bank-account')
  await portal.submitAndWait('bind-bank-account', account)
  expect(portal.state('bind-bank-account').done).toEqual({ text: 't:security.bank-saved' })
  expect(sentTo(gateway, 'bindAccount')).toHaveLength(1)
})

test('a bank account that the list gets after it was missing is found before it is sent a second time', async () => {
  const gateway = open().fail(bindAccount, offline).answer(readSecurity, accounts('1111'))
  const portal = await aForm(gateway, 'bind-bank-account')
  await portal.submitAndWait('bind-bank-account', account)
  expect(portal.state('bind-bank-account').failure?.message.text).toBe('t:security.bank-missing')
  gateway.answer(readSecurity, accounts('1111', '4821'))
  await portal.submit('bind-bank-account', account)
  expect(portal.state('bind-bank-account').done).toEqual({ text: 't:security.bank-saved' })
  expect(sentTo(gateway, 'bindAccount')).toHaveLength(1)
})

test('where the accounts cannot be read nothing is sent; where they cannot be read afterwards, nobody knows', async () => {
  const gateway = open().fail(readSecurity, offline)
  const portal = await aForm(gateway, 'bind-bank-account')
  await portal.submit('bind-bank-account', account)
  expect(sentTo(gateway, 'bindAccount')).toEqual([])

  gateway.fail(bindAccount, offline).answer(readSecurity, () => {
    if (sentTo(gateway, 'bindAccount').length > 0) throw new Error('no answer')
    return accounts()
  })
  await portal.submitAndWait('bind-bank-account', account)
  expect(portal.state('bind-bank-account').failure?.message.text).toBe('t:security.bank-unknown')
})

test('a profile sends only what was filled in', async () => {
  const gateway = open()
  const portal = await aForm(gateway, 'profile')
  await portal.submit('profile', { nickname: 'maya', occupation: 'Painter', address: '' })
  expect(sentTo(gateway, 'updateProfile')).toEqual([{ nickname: 'maya', occupation: 'Painter' }])
})
