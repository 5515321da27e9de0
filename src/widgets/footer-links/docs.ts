import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Footer',
  description: 'Brand, social channels, links per game type, vendor logos and the copyright line.',
  category: 'layout',
  icon: 'footprints',
  keywords: ['copyright', 'social', 'licence', 'payment logos', 'bottom'],
  props: {
    types: {
      title: 'Categories',
      description: 'Categories with links, in this order. Leave it empty for all categories that have vendors.',
    },
    limit: { title: 'Links per category', description: 'How many vendors are listed under each category, after All.' },
    ageMark: { title: 'Age mark', description: 'The 18+ beside the copyright line. Most markets require it.' },
    vendors: { title: 'Vendor logos', description: 'Studios whose logos are shown, in this order.' },
  },
  inputs: { brand: 'Name and year.', categories: 'For the links per game type.', services: 'Channels such as Facebook and YouTube.' },
  slots: { columns: 'Columns of links before those per game type.' },
})
