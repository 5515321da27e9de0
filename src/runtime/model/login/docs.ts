import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'login.methods': { description: 'Login methods other than the form.' },
})
