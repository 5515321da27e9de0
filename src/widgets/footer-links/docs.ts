import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Footer',
  description: 'Brand, channels, links per game type, the vendors’ marks and the copyright line.',
  category: 'layout',
  icon: 'footprints',
  props: {
    types: 'Categories with links, in this order; none names all that have vendors.',
    limit: 'Vendors named per category, after All.',
    vendors: 'Marks in the row of vendors.',
  },
  inputs: { brand: 'Name and year.', categories: 'For the links per game type.', services: 'Channels such as Facebook and Youtube.' },
  slots: { columns: 'Columns of links before those per game type.' },
})
