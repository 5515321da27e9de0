import { isRefused } from '../requests/failure.ts'
import { filled } from '../forms/outcome.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { withLogin } from './login-work.ts'

/** Changes the password of whoever is logged in. After a forced login the old one is known and not asked again. */
export const changePassword = withLogin(async ({ values, calls, encrypt, oldPassword }) => {
  const [old, next, again] = await Promise.all(
    [oldPassword ?? values.oldPassword ?? '', values.newPassword ?? '', values.confirmNewPassword ?? values.newPassword ?? ''].map((text) =>
      encrypt.field(text),
    ),
  )
  await calls.changePassword({
    oldPassword: old ?? '',
    newPassword: next ?? '',
    confirmNewPassword: again ?? '',
    ...filled({ verificationCode: values.verificationCode }),
  })
  return { kind: 'changed' }
})

/** Requests a mail. It never reveals whether there is such an account: the answer is the same. */
export const forgotByEmail = withLogin(async ({ values, calls }) => {
  try {
    await calls.resetPasswordByEmail({ username: values.username ?? '', email: values.email ?? '' })
  } catch (error) {
    if (!isRefused(reasonOf(error), 'USERNAME_EMAIL_NOT_FOUND')) throw error
  }
  return { kind: 'done', message: { text: 't:form.mail-sent' } }
})

/** A new password with an SMS code. A number without an account looks like a wrong code. */
export const forgotByPhone = withLogin(async ({ values, calls, encrypt }) => {
  const { mobileNum = '', newPassword = '', verificationCode = '', countryDialingCode } = values
  const [number, next] = await Promise.all([encrypt.field(mobileNum), encrypt.field(newPassword)])
  try {
    await calls.resetPasswordByPhone({ mobileNum: number, newPassword: next, verificationCode, ...filled({ countryDialingCode }) })
  } catch (error) {
    if (isRefused(reasonOf(error), 'MOBILE_NOT_FOUND'))
      return { kind: 'faulty', errors: { verificationCode: { text: 't:form.code-invalid' } } }
    throw error
  }
  return { kind: 'reset', message: { text: 't:form.password-reset' }, draft: filled({ mobileNum, countryDialingCode }) }
})
