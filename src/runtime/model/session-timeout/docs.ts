import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'idle.warning': { description: 'When the session ends for want of activity.' },
  'session.over': { description: 'Why the session was over.' },
})
