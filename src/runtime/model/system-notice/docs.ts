import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'system.notice': { description: 'What the maintenance and blocked screens say.' },
})
