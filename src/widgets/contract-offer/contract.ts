import type { EmptyLink } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { ContractOffer } from '../../schemas/nouns/contract-offer.ts'

export const contract = defineContract({
  type: 'contract-offer',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      choose: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        properties: { label: { type: 'string', format: 'text' }, to: addressProp },
      },
    },
  },
  inputs: { offer: { noun: ContractOffer, need: 'inside' } },
  slots: {},
  intents: ['offer-contract', 'act', 'check-money', 'clear-money', 'keep-draft'],
  frame: {
    element: 'section',
    label: { word: 'label' },
    loading: { skeleton: 'rows', height: 480 },
    empty: 'notice',
    emptyTo: ({ choose }) => choose as EmptyLink | undefined, // the props of this contract
  },
})
export type ContractOfferProps = ViewProps<typeof contract>
