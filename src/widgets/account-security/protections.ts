import type { Security } from '../../schemas/nouns/security.ts'

/** One protection of an account. `isNeeded`: players are urged to set it. Without an `action` there is nothing to do any more. */
export type Protection = {
  key: 'password' | 'payment' | 'mobile' | 'email' | 'bank' | 'google'
  icon: string
  isDone: boolean
  isNeeded: boolean
  state: 'set' | 'not-set' | 'verified' | 'not-bound' | 'on' | 'off'
  popup: string
  action?: 'change' | 'set-up' | 'bind' | 'add' | 'turn-on'
  value?: string | undefined
  values?: readonly string[]
}

/** The protections in the order in which they are shown. Popups are page documents of the release. */
export function protectionsOf({ hasTransactionPassword, hasGoogle, mobile, email, bankAccounts }: Security): Protection[] {
  return [
    { key: 'password', icon: 'lock', isDone: true, isNeeded: true, state: 'set', action: 'change', popup: 'change-password' },
    {
      key: 'payment',
      icon: 'key',
      isDone: hasTransactionPassword,
      isNeeded: true,
      state: hasTransactionPassword ? 'set' : 'not-set',
      action: hasTransactionPassword ? 'change' : 'set-up',
      popup: hasTransactionPassword ? 'change-payment-password' : 'payment-password',
    },
    { key: 'mobile', icon: 'phone', ...contact(mobile), popup: 'bind-mobile' },
    { key: 'email', icon: 'mail', ...contact(email), popup: 'bind-email' },
    {
      key: 'bank',
      icon: 'landmark',
      isDone: bankAccounts.length > 0,
      isNeeded: true,
      state: bankAccounts.length > 0 ? 'set' : 'not-bound',
      action: 'add',
      popup: 'bind-bank-account',
      ...(bankAccounts.length > 0 && {
        values: [...new Set(bankAccounts.map(({ bank, number, payee }) => `${bank} ${number} · ${payee}`))],
      }),
    },
    {
      key: 'google',
      icon: 'shield',
      isDone: hasGoogle,
      isNeeded: false,
      state: hasGoogle ? 'on' : 'off',
      ...(!hasGoogle && { action: 'turn-on' as const }),
      popup: 'bind-google',
    },
  ]
}

function contact(value: string | undefined): Pick<Protection, 'isDone' | 'isNeeded' | 'state' | 'action' | 'value'> {
  return value === undefined
    ? { isDone: false, isNeeded: true, state: 'not-bound', action: 'bind' }
    : { isDone: true, isNeeded: true, state: 'verified', value }
}
