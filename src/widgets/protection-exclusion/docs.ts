import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Time-out and self-exclusion',
  description: 'Lets players close their account for a while. They confirm once, see what it means, and are logged out.',
  category: 'help',
  icon: 'shield-check',
  keywords: ['responsible gaming', 'self-exclusion', 'block account'],
  props: {
    timeOut: { title: 'Time-out', description: 'Offers short breaks.' },
    exclusion: { title: 'Self-exclusion', description: 'Offers long exclusions.' },
  },
  inputs: { protection: 'What the brand offers, and whether a request is being sent.' },
  slots: {},
})
