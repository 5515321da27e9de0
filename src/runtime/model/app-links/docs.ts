import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'apps.links': { description: 'Addresses of the apps, for QR codes.' },
})
