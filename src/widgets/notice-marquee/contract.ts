import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { NoticeList } from '../../schemas/nouns/announcement.ts'

export const contract = defineContract({
  type: 'notice-marquee',
  version: 1,
  title: 'Notice marquee',
  description: 'Notices on one line that runs by, with a button that stops it.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      speed: { type: 'number', minimum: 10, maximum: 200, default: 40, description: 'Pixels per second.' },
      popup: {
        type: 'string',
        description: 'The popup that a touch opens; it gets the notice as `announcement`. Without it a notice is only read.',
      },
    },
  },
  inputs: { notices: { noun: NoticeList, description: 'Notices in display order.' } },
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
