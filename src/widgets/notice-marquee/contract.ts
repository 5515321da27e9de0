import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { NoticeList } from '../../schemas/nouns/announcement.ts'

export const contract = defineContract({
  type: 'notice-marquee',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      speed: { type: 'number', minimum: 10, maximum: 200, default: 40 },
      popup: { type: 'string', names: 'popup' },
    },
  },
  inputs: { notices: { noun: NoticeList } },
  slots: {},
  intents: ['open'],
  frame: {
    element: 'section',
    label: { word: 'label' },
    loading: { skeleton: 'line', height: { phone: 48, tablet: 44, desktop: 44 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type NoticeMarqueeProps = ViewProps<typeof contract>
