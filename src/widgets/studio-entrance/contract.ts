import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'

export const contract = defineContract({
  type: 'studio-entrance',
  version: 1,
  title: 'Studio entrance',
  description:
    "A small card into a category that usually has one studio: one is started at once, several are listed on the category's page. None: the card stays away.",
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading.' },
      text: { type: 'string', format: 'text', description: 'One line below it.' },
      to: { type: 'string', format: 'route', pattern: '^/', description: 'Where it leads when there are several studios.' },
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
    },
  },
  inputs: { vendors: { noun: VendorList, description: "The category's vendors." } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'article',
    label: 'heading',
    loading: { skeleton: 'box', height: { phone: 132, tablet: 168, desktop: 168 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type StudioEntranceProps = ViewProps<typeof contract>
