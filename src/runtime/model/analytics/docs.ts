import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  analytics: { description: 'Who counts visits, and whether this device allows it.' },
})
