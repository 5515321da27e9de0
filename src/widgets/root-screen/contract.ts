import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { ServiceList, SystemNotice } from '../../schemas/nouns/help.ts'
import { pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'root-screen',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['reason'],
    properties: {
      reason: { type: 'string', enum: ['maintenance', 'blocked'] },
      picture: pictureProp,
    },
  },
  inputs: {
    notice: { noun: SystemNotice, need: 'optional' },
    brand: { noun: Brand, need: 'optional' },
    services: { noun: ServiceList, need: 'optional' },
  },
  slots: {},
  intents: ['contact', 'go'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type RootScreenProps = ViewProps<typeof contract>
