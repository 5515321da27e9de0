import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Other addresses',
  description: 'Domains at which the site is found, to open or to copy. Nothing is shown where the gateway names none.',
  category: 'help',
  icon: 'life-buoy',
  keywords: ['mirror', 'links', 'backup address', 'blocked'],
  props: { title: { title: 'Title', description: 'The heading.' }, text: { title: 'Text', description: 'A line below the heading.' } },
  inputs: { domains: 'Domains of the site.' },
  slots: {},
})
