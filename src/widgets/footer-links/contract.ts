import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { CategoryList } from '../../schemas/nouns/category.ts'
import { ServiceList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'footer-links',
  version: 1,
  title: 'Footer',
  description: 'Brand, channels, links per game type, the vendors’ marks and the copyright line.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      types: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 12,
        default: [],
        description: 'Categories with links, in this order; none names all that have vendors.',
      },
      limit: { type: 'integer', minimum: 1, maximum: 12, default: 4, description: 'Vendors named per category, after All.' },
      vendors: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 24,
        default: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
        description: 'Marks in the row of vendors.',
      },
    },
  },
  inputs: {
    brand: { noun: Brand, description: 'Name and year.' },
    categories: { noun: CategoryList, need: 'optional', description: 'For the links per game type.' },
    services: { noun: ServiceList, need: 'optional', description: 'Channels such as Facebook and Youtube.' },
  },
  slots: {
    columns: { description: 'Columns of links before those per game type.', allow: ['help-links'], max: 4 },
  },
  intents: ['go', 'launch', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box', height: 420 }, empty: 'nothing', failed: 'nothing' },
})
export type FooterLinksProps = ViewProps<typeof contract>
