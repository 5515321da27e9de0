import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  session: { description: 'Who is logged in.' },
  'session.failure': { description: 'Whether the account of a logged-in player could not be read.' },
})
