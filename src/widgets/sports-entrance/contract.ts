import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { MatchList } from '../../schemas/nouns/match.ts'

export const contract = defineContract({
  type: 'sports-entrance',
  version: 1,
  title: 'Sports entrance',
  description: 'A wide card that leads to sports, with the hot matches and their odds where the gateway gives them.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading.' },
      text: { type: 'string', format: 'text', description: 'One line below it.' },
      to: { type: 'string', format: 'route', pattern: '^/', description: 'Where it leads.' },
      picture: { type: 'string', format: 'uri-reference', description: 'A wide scene. Without it, a gradient of the accent.' },
      narrowPicture: { type: 'string', format: 'uri-reference', description: 'The scene below 1120 px, its subject at the end.' },
      enter: { type: 'boolean', default: true, description: 'A button that leads there; not on the page it leads to.' },
      matches: { type: 'integer', minimum: 0, maximum: 6, default: 3, description: 'Matches at most.' },
    },
  },
  inputs: { matches: { noun: MatchList, need: 'optional', description: 'Hot matches.' } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 612, tablet: 452, desktop: 300 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type SportsEntranceProps = ViewProps<typeof contract>
