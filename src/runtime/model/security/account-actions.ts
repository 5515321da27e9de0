import { attach, createEffect } from 'effector'

import type { Params, Value } from '../../gateway/endpoint.ts'
import { bindAccount } from '../../gateway/endpoints/member/bind-account.ts'
import { setTransactionPassword as setTransactionPasswordCall } from '../../gateway/endpoints/member/set-transaction-password.ts'
import { updateProfile as updateProfileCall } from '../../gateway/endpoints/member/update-profile.ts'
import { readSecurity } from '../../gateway/endpoints/member/read-security.ts'
import { withCalls } from '../forms/bound-calls.ts'
import { filled, outcomeOfOnce } from '../forms/outcome.ts'
import { createOnceCall } from '../money-calls/once-call.ts'
import type { Evidence } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'

/** What a bank account looks like among those that are bound: its number comes masked, and only its end is written down on the device. */
type AccountTrace = { bank: string; ending: string }
type BoundAccount = Evidence & { bank: string; number: string }
type BankRequest = AccountTrace & { sent: Params<typeof bindAccount> }

const bindFx = endpointFx(bindAccount)
const securityFx = endpointFx(readSecurity)
/** A second bank account of the same number is hard to take back: it is sent once, and looked for among the accounts that are new. */
const bankAccountCall = createOnceCall<BankRequest, Value<typeof bindAccount>, AccountTrace, BoundAccount>({
  name: 'bind-bank-account',
  send: attach({ effect: bindFx, mapParams: ({ sent }: BankRequest) => sent }),
  traceOf: ({ bank, ending }) => ({ bank, ending }),
  history: createEffect(async (): Promise<readonly BoundAccount[]> =>
    (await securityFx()).bankAccounts.map(({ accountId, bankName, accountNo }) => ({
      reference: accountId,
      bank: plainName(bankName),
      number: accountNo,
    })),
  ),
  isTrace: ({ bank, number }, trace) => bank === trace.bank && hasEnding(number, trace.ending),
})

const action = withCalls({
  bindAccount: bindFx,
  bindBankAccount: bankAccountCall.runFx,
  setTransactionPassword: endpointFx(setTransactionPasswordCall),
  updateProfile: endpointFx(updateProfileCall),
})

const saved = (text: string) => ({ kind: 'saved', message: { text } }) as const

export const updateProfile = action(async ({ values, calls }) => {
  await calls.updateProfile(filled(values))
  return saved('t:security.profile-saved')
})

/** Sets the transaction password. The old one is asked for where there is one: the form has the field then. */
export const setTransactionPassword = action(async ({ values, calls, encrypt }) => {
  const { oldPassword, newPassword = '', confirmNewPassword = newPassword } = values
  const [next, again] = await Promise.all([encrypt.field(newPassword), encrypt.field(confirmNewPassword)])
  await calls.setTransactionPassword({
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
  const { bankName = '', accountNo = '', payeeName, paymentPassword } = values
  const ended = await calls.bindBankAccount({
    bank: plainName(bankName),
    ending: accountNo.slice(-shownDigits),
    sent: {
      kind: 'BANK_ACCOUNT',
      accountNo: await encrypt.field(accountNo),
      ...filled({ bankName, payeeName }),
      ...(paymentPassword && { paymentPassword: await encrypt.field(paymentPassword) }),
    },
  })
  return outcomeOfOnce(ended, saved('t:security.bank-saved'), {
    missing: { text: 't:security.bank-missing' },
    unknown: { text: 't:security.bank-unknown' },
  })
})

const shownDigits = 4

function plainName(bank: string): string {
  return bank.trim().toLowerCase()
}

/** Whether the digits that a masked number ends with are those of the account; one that shows none may be it. */
function hasEnding(masked: string, ending: string): boolean {
  const shown = /\d{0,4}$/.exec(masked.trim())?.[0] ?? ''
  return ending.endsWith(shown)
}
