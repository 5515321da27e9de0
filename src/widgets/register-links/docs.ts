import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Links to register with',
  description: 'The links by which people register below an agent: to copy, as a QR code, with type, rate and how many came by each.',
  category: 'account',
  icon: 'link-2',
  props: { title: 'The heading.' },
  inputs: { links: 'The links.' },
  slots: {},
})
