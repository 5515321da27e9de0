import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'wallet-actions',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['bar', 'wide'], default: 'bar' },
    },
  },
  inputs: { menu: { noun: MenuTree } },
  slots: {},
  intents: ['go', 'open', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type WalletActionsProps = ViewProps<typeof contract>
