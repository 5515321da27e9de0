import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { AnnouncementList } from '../../schemas/nouns/announcement.ts'

const onPage = { phone: 420, tablet: 450, desktop: 450 }
const inPopup = { phone: 560, tablet: 560, desktop: 560 } // as the style sheet: content that comes moves nothing

export const contract = defineContract({
  type: 'announcement-board',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { announcements: { noun: AnnouncementList } },
  slots: {},
  intents: ['go', 'close'],
  frame: {
    element: 'section',
    label: { prop: 'title' },
    loading: { skeleton: 'box', height: ({ page }) => (page ? onPage : inPopup) },
    empty: 'notice',
  },
})
export type AnnouncementBoardProps = ViewProps<typeof contract>
