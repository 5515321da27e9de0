import type { Examples } from '../../runtime/contract/widget.ts'
import type { ContractSummary } from '../../schemas/nouns/contracts.ts'
import type { contract } from './contract.ts'

const summary: ContractSummary = {
  waiting: [
    { type: 'DIVIDEND', request: 'NEW' },
    { type: 'HOURLY', request: 'TERMINATE' },
  ],
  has: ['DIVIDEND', 'DAILY'],
}
const props = { title: 'Your contracts', to: '/contracts' as const }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two requests wait', props, inputs: { summary } },
  quiet: { title: 'Nothing waits', props, inputs: { summary: { waiting: [], has: ['REALTIME'] } } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Your contracts with those above and below, and the salaries that follow from them' },
    inputs: { summary: { waiting: [{ type: 'A_KIND_THAT_GOES_ON'.repeat(8), request: 'NEW' }], has: ['__proto__'] } },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'عقودك' }, inputs: { summary }, language: 'AR' },
}
