import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  feedback: { description: 'The form for feedback or complaints: limits, drafts and what was sent.' },
})
