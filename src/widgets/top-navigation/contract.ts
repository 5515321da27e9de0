import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'top-navigation',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      wideFrom: { type: 'integer', minimum: 1, default: 11 },
    },
  },
  inputs: {
    menu: { noun: MenuTree },
    panel: { noun: MenuTree, need: 'optional' },
  },
  slots: {},
  intents: ['go', 'launch', 'logout', 'contact', 'side-menu'],
  frame: { element: 'nav', label: { word: 'label' }, loading: { skeleton: 'line', height: 40 }, empty: 'nothing', failed: 'nothing' },
})
export type TopNavigationProps = ViewProps<typeof contract>
