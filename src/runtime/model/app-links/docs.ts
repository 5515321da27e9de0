import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'apps.links': { description: 'Addresses of the apps, for QR codes.' },
  'apps.packages': { description: 'The apps with their guides, for a page of downloads.' },
})
