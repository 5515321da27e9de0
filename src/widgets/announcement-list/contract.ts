import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { AnnouncementList } from '../../schemas/nouns/announcement.ts'

const sameOnAll = (height: number) => ({ phone: height, tablet: height, desktop: height })

export const contract = defineContract({
  type: 'announcement-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text' },
      to: addressProp,
      count: { type: 'integer', minimum: 1, maximum: 10, default: 4, varies: ['device'] },
    },
  },
  inputs: { announcements: { noun: AnnouncementList } },
  slots: {},
  intents: ['go'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'box', height: ({ count }) => sameOnAll(74 + 69 * Number(count ?? 4)) },
    empty: 'notice',
    failed: 'notice',
  },
})
export type AnnouncementListProps = ViewProps<typeof contract>
