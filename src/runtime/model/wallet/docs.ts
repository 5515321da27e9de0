import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  balance: { description: 'The balance of the main wallet.' },
})
