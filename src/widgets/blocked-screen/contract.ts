import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { ServiceList, SystemNotice } from '../../schemas/nouns/help.ts'
import { pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'blocked-screen',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      picture: { ...pictureProp, default: '/img/scene/block.svg' },
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
export type BlockedScreenProps = ViewProps<typeof contract>
