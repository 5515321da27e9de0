import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  session: { description: 'Who is logged in.' },
  'session.failure': { description: 'Somebody is logged in whose account could not be read.' },
})
