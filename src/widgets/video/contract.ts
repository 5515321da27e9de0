import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { pictureFileProp } from '../../schemas/picture-file.ts'
import { videoProp } from '../../schemas/video.ts'

export const contract = defineContract({
  type: 'video',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      video: { ...videoProp, varies: ['language'] },
      title: { type: 'string', format: 'text', varies: ['language'] },
      poster: { ...pictureFileProp, varies: ['language'] },
      ratio: { type: 'string', enum: ['16:9', '4:3', '1:1', '9:16'], default: '16:9' },
    },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box', height: { phone: 201, tablet: 405, desktop: 540 } } },
})
export type VideoProps = ViewProps<typeof contract>
