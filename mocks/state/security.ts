import type { SecurityState } from '../../src/schemas/gateway/security.ts'
import { bankAccountsOf } from './ledger.ts'
import type { Persona } from './personas.ts'
import type { MockState, SecurityRecord } from './mock-state.ts'

/** Codes of the mock's authenticator are six digits; this one is wrong. */
export const wrongGoogleCode = '000000'

export function securityOf(state: MockState, { account, nickname }: Persona): SecurityRecord {
  let record = state.security.get(account)
  if (!record) state.security.set(account, (record = { profile: profileOf({ nickname }), googleBound: false, bankAccounts: [] }))
  return record
}

/** The accounts that a player may be paid to: those from the start and those that he has added. */
export function allBankAccountsOf(state: MockState, persona: Persona): SecurityState['bankAccounts'] {
  return [...bankAccountsOf(persona), ...securityOf(state, persona).bankAccounts]
}

/** Only the fields that a profile has. */
export function profileOf(given: Readonly<Record<string, unknown>>): SecurityState['profile'] {
  const text = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : undefined)
  return {
    nickname: text('nickname'),
    realName: text('realName'),
    birthday: text('birthday'),
    address: text('address'),
    nationality: text('nationality'),
    occupation: text('occupation'),
    sourceOfIncome: text('sourceOfIncome'),
    telegram: text('telegram'),
    zalo: text('zalo'),
    skype: text('skype'),
    line: text('line'),
    whatsapp: text('whatsapp'),
    facebook: text('facebook'),
    wechat: text('wechat'),
  }
}

/** All but the first two and the last three digits. */
export function maskedNumber(number: string): string {
  return `${number.slice(0, 2)}••••${number.slice(-3)}`
}

/** `m•••@example.test`. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`
}

/** `•••• 4821`. */
export function maskedAccount(number: string): string {
  return `•••• ${number.slice(-4)}`
}
