import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { ContractOffer } from '../../schemas/nouns/contract-offer.ts'

export const contract = defineContract({
  type: 'contract-offer',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { offer: { noun: ContractOffer, need: 'inside' } },
  slots: {},
  intents: ['offer-contract', 'act', 'check-money', 'clear-money', 'keep-draft'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: 480 }, empty: 'notice' },
})
export type ContractOfferProps = ViewProps<typeof contract>
