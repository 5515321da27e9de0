import type { Field } from '../../../schemas/documents.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import type { FactValue } from '../../../schemas/facts.ts'
import type { RegistrationSettings } from '../../../schemas/nouns/form.ts'

/** What decides which fields a form asks for. `captcha`: the gateway asked for one. `sliderOff`: it wants no slider. */
export type AskContext = {
  flags: Readonly<Record<string, FactValue>>
  settings: RegistrationSettings
  captcha: boolean
  sliderOff: boolean
  knowsOldPassword: boolean
}

type Method = { action: FormAction | null; mobile: boolean; fields: readonly Field[] }

/** By mobile number: the number replaces the name. */
export function isMobile(fields: readonly { id: string }[]): boolean {
  const has = (id: string) => fields.some((field) => field.id === id)
  return has('mobileNum') && !has('username')
}

/** Whether a field is asked for at all; its `when` is decided elsewhere. */
export function isAsked(field: Field, method: Method, formContext: AskContext): boolean {
  const { action, fields } = method
  if (field.input === 'slider') return !formContext.sliderOff
  if (field.input === 'captcha') return formContext.captcha || (action === 'register' && setting(field, formContext)?.enabled === true)
  if (field.input === 'country') return fields.some((other) => other.id === 'mobileNum' && isAsked(other, method, formContext))
  if (action === 'change-password') {
    if (field.id === 'oldPassword') return !formContext.knowsOldPassword
    return field.id !== 'verificationCode' || formContext.flags.CHNGPASSVERIF3 === true
  }
  if (action === 'update-profile') return field.server === undefined || setting(field, formContext)?.enabled !== false
  return action === 'register' ? isAskedToRegister(field, method, formContext) : true
}

/** Whether it may not stay empty. Outside of a registration a form asks for nothing that it does not need. */
export function isRequired(field: Field, method: Method, formContext: AskContext): boolean {
  if (field.input === 'slider') return true
  if (method.action !== 'register') return field.required ?? !['check', 'country'].includes(field.input)
  const own = field.required === true
  if (field.id === 'terms') return true
  if (isDecidedByMethod(field, method)) return true
  const twin = twinOf(field, method)
  if (twin) return isRequired(twin, method, formContext)
  const rule = setting(field, formContext)
  return own || (field.server !== undefined && rule?.enabled === true && rule.required)
}

/** By name: a name and a password. By number: the number, and what the flags add to it. Of everything else the settings decide. */
function isAskedToRegister(field: Field, method: Method, formContext: AskContext): boolean {
  if (method.mobile && field.id === 'password') return formContext.flags.MOBILENUMPASSREG3 === true
  if (method.mobile && field.id === 'verificationCode') return formContext.flags.REGMOBVERF3 === true
  if (field.id === 'verificationCode' && formContext.flags.REGMOBVERF3 === false) return false // no code could be sent
  if (isDecidedByMethod(field, method)) return true
  const twin = twinOf(field, method)
  if (twin) return isAsked(twin, method, formContext)
  return field.server === undefined || setting(field, formContext)?.enabled === true
}

function isDecidedByMethod(field: Field, { mobile }: Method): boolean {
  return (mobile ? ['mobileNum', 'password', 'verificationCode'] : ['username', 'password']).includes(field.id)
}

/** A field that repeats another one is there when that one is. */
function twinOf(field: Field, { fields }: Method): Field | undefined {
  const same = sameAs(field)
  return same === undefined ? undefined : fields.find(({ id }) => id === same)
}

const repeats: Readonly<Record<string, string>> = { confirmPassword: 'password', confirmNewPassword: 'newPassword' }
/** The id of the field that it must equal. */
export function sameAs({ id, same }: Field): string | undefined {
  return same ?? (Object.hasOwn(repeats, id) ? repeats[id] : undefined)
}

function setting(field: Field, { settings }: AskContext): RegistrationSettings[string] | undefined {
  const name = field.server ?? field.id
  return Object.hasOwn(settings, name) ? settings[name] : undefined
}
