import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  promotions: { description: 'What is on offer: promotions, by type.' },
})
