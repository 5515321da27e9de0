import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  security: { description: 'The player’s account: name, contacts, passwords and bank accounts that are set, last log-in.' },
})
