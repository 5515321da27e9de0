import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { CategoryList } from '../../schemas/nouns/category.ts'
import { ServiceList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'footer-links',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      types: { type: 'array', items: { type: 'string', names: 'category' }, maxItems: 12, default: [] },
      limit: { type: 'integer', minimum: 1, maximum: 12, default: 4, varies: ['device'] },
      ageMark: { type: 'boolean', default: true },
      vendors: {
        type: 'array',
        items: { type: 'string', names: 'vendor' },
        maxItems: 24,
        default: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
      },
    },
  },
  inputs: {
    brand: { noun: Brand },
    categories: { noun: CategoryList, need: 'optional' },
    services: { noun: ServiceList, need: 'optional' },
  },
  slots: { columns: { allow: ['help-links'], max: 4 } },
  intents: ['go', 'launch', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box', height: 420 }, empty: 'nothing', failed: 'nothing' },
})
export type FooterLinksProps = ViewProps<typeof contract>
