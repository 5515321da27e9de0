import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'banners.by-group': { description: 'The banners of one group, such as w_home for the home page.' },
  'notices.marquee': { description: 'The notices of the marquee.' },
})
