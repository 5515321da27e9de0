import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Balance } from '../../schemas/nouns/account.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'balance',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: { caption: { type: 'boolean', default: false } } },
  inputs: {
    balance: { noun: Balance },
    wallet: { noun: MenuTree, need: 'optional' },
  },
  slots: {},
  intents: ['hide-balance', 'refresh-balance', 'go', 'open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box', height: 40 }, empty: 'nothing', failed: 'nothing' },
})
export type BalanceProps = ViewProps<typeof contract>
