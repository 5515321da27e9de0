import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Limits',
  description: 'Limits that players set for themselves by kind and period, with the amount used, and the interval of reality checks.',
  category: 'help',
  icon: 'scale',
  keywords: ['responsible gaming', 'deposit limit', 'loss limit'],
  props: {
    kinds: { title: 'Kinds of limits', description: 'Kinds of limits that players can set. Other limits are shown when they are set.' },
    periods: { title: 'Periods', description: 'Periods that players can set. Others are shown when they are set.' },
    reminder: { title: 'Reality check interval', description: 'Lets players choose how often the reality check opens.' },
  },
  inputs: { protection: 'The limits that are set.' },
  slots: {},
})
