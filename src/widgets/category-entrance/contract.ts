import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'

export const contract = defineContract({
  type: 'category-entrance',
  version: 1,
  title: 'Category entrance',
  description: 'A large card that leads to a category, with the marks of its studios and a few games that start at once.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading.' },
      text: { type: 'string', format: 'text', description: 'One line below it.' },
      to: { type: 'string', format: 'route', pattern: '^/', description: 'Where it leads.' },
      rtlPicture: {
        type: 'string',
        format: 'uri-reference',
        description: 'The scene for right-to-left pages. Without it, the picture mirrored.',
      },
      picture: {
        type: 'string',
        format: 'uri-reference',
        description: 'A wide scene, its subject at the end. Without it, a gradient of the accent.',
      },
      size: { type: 'string', enum: ['big', 'small'], default: 'big', description: 'How high the card is.' },
      marks: { type: 'integer', minimum: 0, maximum: 6, default: 3, description: 'Marks of studios at most.' },
    },
  },
  inputs: {
    games: { noun: GamePage, need: 'optional', description: 'Games shown as small covers.' },
    vendors: { noun: VendorList, need: 'optional', description: "The category's vendors, for their marks." },
  },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'article',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 204, tablet: 272, desktop: 252 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type CategoryEntranceProps = ViewProps<typeof contract>
