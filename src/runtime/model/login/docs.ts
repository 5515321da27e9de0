import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'login.ways': { description: 'Login methods other than the form.' },
})
