import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Session } from '../../schemas/nouns/account.ts'
import { CategoryList } from '../../schemas/nouns/category.ts'

export const contract = defineContract({
  type: 'category-menu',
  version: 1,
  title: 'Category menu',
  description:
    'Home, favourites, then the categories in the order of the order program. Filters the home page, or leads to the category pages.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      mode: {
        type: 'string',
        enum: ['filter', 'go'],
        default: 'filter',
        description: "filter: shows one category on this page. go: leads to the category's page.",
      },
      current: { type: 'string', description: 'The category of this page, such as RNG, in the mode go.' },
    },
  },
  inputs: {
    categories: { noun: CategoryList, description: 'Categories in display order, HOME and FAV among them.' },
    session: { noun: Session, need: 'optional', description: 'Who plays: a guest is asked to log in for favourites.' },
  },
  slots: {},
  intents: ['choose-category', 'open', 'go', 'launch'],
  frame: {
    element: 'nav',
    label: { word: 'label' },
    loading: { skeleton: 'strip', height: { phone: 64, tablet: 66, desktop: 66 } },
    empty: 'nothing',
    failed: 'notice',
  },
})
export type CategoryMenuProps = ViewProps<typeof contract>
