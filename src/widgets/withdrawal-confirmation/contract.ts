import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PaidWithdrawals } from '../../schemas/nouns/funds.ts'

export const contract = defineContract({
  type: 'withdrawal-confirmation',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { paid: { noun: PaidWithdrawals } },
  slots: {},
  intents: ['act', 'check-money', 'keep-draft', 'clear-money'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: 420 }, empty: 'notice', emptyTo: toLobby },
})
export type WithdrawalConfirmationProps = ViewProps<typeof contract>
