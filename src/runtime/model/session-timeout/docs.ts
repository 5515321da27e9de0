import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'idle.warning': { description: 'When the session ends because of inactivity.' },
  'session.over': { description: 'Why the session ended.' },
})
