import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'banners.by-group': {
    description: 'The banners of one group, such as w_home for the home page. With a page size they are asked for alone.',
    writtenInGateway: true,
  },
  'notices.marquee': { description: 'The notices of the marquee.', writtenInGateway: true },
})
