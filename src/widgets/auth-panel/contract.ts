import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { BannerList } from '../../schemas/nouns/announcement.ts'

export const contract = defineContract({
  type: 'auth-panel',
  version: 1,
  title: 'Panel with art',
  description:
    'The inside of a wide popup: a picture with a line of welcome at the start, which a phone leaves out, and the content beside it.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text', description: 'One bold line over the foot of the picture.' },
      text: { type: 'string', format: 'text', description: 'One plain line below it.' },
      picture: { type: 'string', description: 'An upright picture for when there is no banner.' },
    },
  },
  inputs: {
    banners: {
      noun: BannerList,
      need: 'optional',
      description: 'Banners of which the first is drawn; its own title and text stand in for the usual ones.',
    },
  },
  slots: { main: { description: 'The content: tabs, form, other ways.', max: 12 } },
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: { phone: 480, tablet: 560, desktop: 640 } } },
})
export type AuthPanelProps = ViewProps<typeof contract>
