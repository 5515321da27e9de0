import { bindAccount } from '../../gateway/endpoints/member/bind-account.ts'
import { setPaymentPassword as setPaymentPasswordCall } from '../../gateway/endpoints/member/set-payment-password.ts'
import { updateProfile as updateProfileCall } from '../../gateway/endpoints/member/update-profile.ts'
import { withCalls } from '../forms/bound-calls.ts'
import { filled } from '../forms/outcome.ts'
import { endpointFx } from '../requests/call.ts'

const action = withCalls({
  bindAccount: endpointFx(bindAccount),
  setPaymentPassword: endpointFx(setPaymentPasswordCall),
  updateProfile: endpointFx(updateProfileCall),
})

const saved = (text: string) => ({ kind: 'saved', message: { text } }) as const

export const updateProfile = action(async ({ values, calls }) => {
  await calls.updateProfile(filled(values))
  return saved('t:security.profile-saved')
})

/** Sets the transaction password. The old one is asked for where there is one: the form has the field then. */
export const setPaymentPassword = action(async ({ values, calls, encrypt }) => {
  const { oldPassword, newPassword = '', confirmNewPassword = newPassword } = values
  const [next, again] = await Promise.all([encrypt.field(newPassword), encrypt.field(confirmNewPassword)])
  await calls.setPaymentPassword({
    newPassword: next,
    confirmNewPassword: again,
    ...(oldPassword && { oldPassword: await encrypt.field(oldPassword) }),
  })
  return saved('t:security.payment-password-saved')
})

export const bindMobile = action(async ({ values, calls, encrypt }) => {
  const { mobileNum = '', countryDialingCode, verificationCode } = values
  await calls.bindAccount({
    kind: 'MOBILE',
    mobileNum: await encrypt.field(mobileNum),
    ...filled({ countryDialingCode, verificationCode }),
  })
  return saved('t:security.mobile-saved')
})

export const bindEmail = action(async ({ values, calls }) => {
  await calls.bindAccount({ kind: 'EMAIL', ...filled({ email: values.email }) })
  return saved('t:security.email-saved')
})

export const bindGoogle = action(async ({ values, calls }) => {
  await calls.bindAccount({ kind: 'GOOGLE', ...filled({ verificationCode: values.verificationCode }) })
  return saved('t:security.google-saved')
})

export const bindBankAccount = action(async ({ values, calls, encrypt }) => {
  const { bankName, accountNo = '', payeeName, paymentPassword } = values
  await calls.bindAccount({
    kind: 'BANK_ACCOUNT',
    accountNo: await encrypt.field(accountNo),
    ...filled({ bankName, payeeName }),
    ...(paymentPassword && { paymentPassword: await encrypt.field(paymentPassword) }),
  })
  return saved('t:security.bank-saved')
})
