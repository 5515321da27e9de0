import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { BannerList } from '../../schemas/nouns/announcement.ts'
import { pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'auth-panel',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      picture: pictureProp,
    },
  },
  inputs: { banners: { noun: BannerList, need: 'optional' } },
  slots: { main: { max: 12 } },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: { phone: 480, tablet: 560, desktop: 640 } } },
})
export type AuthPanelProps = ViewProps<typeof contract>
