import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'announcements.popup': { description: 'Announcements that open over the page.', writtenInGateway: true },
  'notices.texts': { description: 'The full texts of the notices in the marquee.', writtenInGateway: true },
})
