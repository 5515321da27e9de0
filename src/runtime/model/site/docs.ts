import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  brand: { description: 'The site: its name, languages and theme.' },
})
