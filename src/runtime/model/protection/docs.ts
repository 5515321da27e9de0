import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'play.session': { description: 'How long this session lasts, and its result.' },
  protection: { description: 'Limits, reality check and exclusion of the player.' },
})
