import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'App downloads',
  description: 'The apps of the site, each with a code to scan, a link, version and size, and a guide in steps.',
  category: 'help',
  icon: 'link-2',
  keywords: ['download', 'android', 'ios', 'qr code', 'install'],
  props: {},
  inputs: { apps: 'The apps with their guides.' },
  slots: {},
})
