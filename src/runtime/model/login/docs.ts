import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'login.ways': { description: 'Ways to log in beside the form.' },
})
