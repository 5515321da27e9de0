import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Invite friends',
  description: 'The player’s invitation: link and code to copy, a QR code, sharing, what it has earned, and who registered, by pages.',
  category: 'account',
  icon: 'link-2',
  keywords: ['invitation', 'affiliate', 'share', 'refer a friend', 'bonus'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    text: { title: 'Text', description: 'A sentence below the heading, such as what an invitation gives.' },
    page: { title: 'Heading of a page', description: 'Turn it on where the widget is the page, so that its heading is the page’s.' },
  },
  inputs: { referral: 'The invitation with a page of who registered.' },
  slots: {},
})
