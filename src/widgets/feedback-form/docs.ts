import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Feedback form',
  description:
    'Feedback or a complaint to customer service: what it is about, a text with its limits, up to three pictures with a preview. ' +
    'What was sent since the portal was opened is listed below.',
  category: 'help',
  icon: 'message-square',
  keywords: ['complaint', 'contact', 'suggestion', 'message'],
  props: {},
  inputs: { feedback: 'Limits, progress and drafts of the form.' },
  slots: {},
})
