import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Next steps',
  description: 'A welcome with a few steps, each a link. The first one is filled. A menu document defines them.',
  category: 'account',
  icon: 'footprints',
  keywords: ['welcome', 'onboarding', 'first deposit', 'after registration'],
  props: { title: { title: 'Title', description: 'The heading.' }, text: { title: 'Text', description: 'A sentence below the heading.' } },
  inputs: { menu: 'Menu whose items are the steps, in order.' },
  slots: {},
})
