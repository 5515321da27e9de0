import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { AnnouncementList } from '../../schemas/nouns/announcement.ts'

export const contract = defineContract({
  type: 'announcement-board',
  version: 1,
  title: 'Announcements',
  description:
    'Announcements one at a time: picture, title and text, a list of all of them at the start, previous and next. For a popup without room of its own around.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text', description: 'Over the list.' },
    },
  },
  inputs: { announcements: { noun: AnnouncementList, description: 'In their order; the current one is shown first.' } },
  slots: {},
  intents: ['go', 'close'],
  frame: {
    element: 'section',
    label: { prop: 'title' },
    loading: { skeleton: 'box', height: { phone: 420, tablet: 450, desktop: 450 } },
    empty: 'notice',
  },
})
export type AnnouncementBoardProps = ViewProps<typeof contract>
