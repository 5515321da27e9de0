import type { Examples } from '../../runtime/contract/widget.ts'
import type { Security } from '../../schemas/nouns/security.ts'
import type { contract } from './contract.ts'

const bare: Security = {
  id: '1001',
  account: 'member',
  name: 'maya_lin',
  picture: [],
  vip: 0,
  hasTransactionPassword: false,
  hasGoogle: false,
  bankAccounts: [],
  profile: {},
}
const whole: Security = {
  ...bare,
  vip: 4,
  vipLabel: 'VIP 4',
  registered: '2024-03-01T12:00:00+08:00',
  lastLogin: '2026-11-20T14:02:11+08:00',
  mobile: '+66 81••••001',
  email: 'm•••@example.test',
  hasTransactionPassword: true,
  bankAccounts: [{ key: 'b1', bank: 'Harbour Bank', number: '•••• 4821', payee: 'Maya Lin' }],
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'One step is left', props: {}, inputs: { security: whole } },
  bare: { title: 'Nothing is set', props: {}, inputs: { security: bare } },
  safe: { title: 'Everything is set', props: {}, inputs: { security: { ...whole, hasGoogle: true } } },
}
