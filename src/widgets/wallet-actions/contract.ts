import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'wallet-actions',
  version: 1,
  title: 'Deposit and withdraw',
  description: 'The buttons that move money; the first one is filled. What they are stands in a menu document.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['bar', 'wide'], default: 'bar', description: 'Bar stands in the header, wide fills the side menu.' },
    },
  },
  inputs: {
    menu: { noun: MenuTree, description: 'Deposit, withdraw.' },
  },
  slots: {},
  intents: ['go', 'open', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type WalletActionsProps = ViewProps<typeof contract>
