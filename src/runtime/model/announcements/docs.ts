import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'banners.by-group': { description: 'The banners of one group, w_home for the home page.' },
  'notices.marquee': { description: 'The lines of the marquee.' },
})
