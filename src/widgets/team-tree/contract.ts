import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { TeamTree } from '../../schemas/nouns/team-tree.ts'

export const contract = defineContract({
  type: 'team-tree',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text' },
      to: addressProp,
    },
  },
  inputs: { tree: { noun: TeamTree } },
  slots: {},
  intents: ['go', 'load-team', 'narrow'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'rows', height: { phone: 44, tablet: 44, desktop: 320 } },
    empty: 'nothing',
  },
})
export type TeamTreeProps = ViewProps<typeof contract>
