import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  session: { description: 'Who is logged in.' },
})
