import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'top-navigation',
  version: 1,
  title: 'Top navigation',
  description:
    'The menu of the header. Its first item opens a panel with the home page, a category per line with its vendors, and promotions.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      wideFrom: {
        type: 'integer',
        minimum: 1,
        default: 11,
        description: 'From this many vendors a category is shown in the large layout.',
      },
    },
  },
  inputs: {
    menu: { noun: MenuTree, description: 'Items of the header.' },
    panel: { noun: MenuTree, need: 'optional', description: 'Items of the panel; categories bring their vendors.' },
  },
  slots: {},
  intents: ['go', 'launch', 'logout', 'contact', 'side-menu'],
  frame: { element: 'nav', label: { word: 'label' }, loading: { skeleton: 'line', height: 40 }, empty: 'nothing', failed: 'nothing' },
})
export type TopNavigationProps = ViewProps<typeof contract>
