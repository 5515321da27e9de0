import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const topics = [
  { key: 'deposit', title: 'Deposits' },
  { key: 'withdraw', title: 'Withdrawals' },
  { key: 'term', title: 'Terms and privacy' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { limit: 6 }, inputs: { topics } },
  many: { title: 'More topics than places', props: { limit: 2 }, inputs: { topics } },
  rtl: { title: 'Right to left', props: { limit: 6 }, inputs: { topics: [{ key: 'term', title: 'الشروط والخصوصية' }] }, language: 'AR' },
}
