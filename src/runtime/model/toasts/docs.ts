import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  toasts: { description: 'Short messages that say what became of a wish.' },
})
