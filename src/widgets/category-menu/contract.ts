import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Session } from '../../schemas/nouns/account.ts'
import { CategoryList } from '../../schemas/nouns/category.ts'

export const contract = defineContract({
  type: 'category-menu',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      mode: { type: 'string', enum: ['filter', 'go'], default: 'filter' },
      current: { type: 'string', names: 'category' },
    },
  },
  inputs: {
    categories: { noun: CategoryList },
    session: { noun: Session, need: 'optional' },
  },
  slots: {},
  intents: ['choose-category', 'open', 'go', 'launch'],
  frame: {
    element: 'nav',
    label: { word: 'label' },
    loading: { skeleton: 'strip', height: { phone: 52, tablet: 66, desktop: 66 } },
    empty: 'nothing',
    failed: 'notice',
  },
})
export type CategoryMenuProps = ViewProps<typeof contract>
