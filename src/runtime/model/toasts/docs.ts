import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  toasts: { description: 'Short messages about the result of an action.' },
})
