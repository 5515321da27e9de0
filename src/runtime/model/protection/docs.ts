import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'play.session': { description: 'Length and net result of this session.' },
  protection: { description: 'Limits, reality check and self-exclusion of the player.' },
})
