import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { TeamPath } from '../../schemas/nouns/team-tree.ts'

export const contract = defineContract({
  type: 'team-path',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['to'],
    properties: { to: addressProp },
  },
  inputs: { team: { noun: TeamPath } },
  slots: {},
  intents: ['go'],
  frame: { element: 'nav', label: { word: 'way' }, loading: { skeleton: 'none', height: 36 }, empty: 'nothing' },
})
export type TeamPathProps = ViewProps<typeof contract>
