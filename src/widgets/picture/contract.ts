import { defineContract } from '../../runtime/contract/widget.ts'
import type { DeviceHeights, ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { isObject } from '../../schemas/json.ts'
import { isPictureFile, pictureFileProp } from '../../schemas/picture-file.ts'

export const contract = defineContract({
  type: 'picture',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      picture: { ...pictureFileProp, varies: ['language', 'device'] },
      alt: { type: 'string', format: 'text', varies: ['language'] },
      decoration: { type: 'boolean', default: false },
      caption: { type: 'string', format: 'text', varies: ['language'] },
      to: { ...addressProp, varies: ['language'] },
      ratio: { type: 'string', enum: ['whole', '21:9', '16:9', '4:3', '1:1', '3:4'], default: 'whole', varies: ['device'] },
      align: { type: 'string', enum: ['start', 'center'], default: 'start', varies: ['device'] },
      first: { type: 'boolean', default: false, rare: true },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: {
    element: 'div',
    label: 'none',
    loading: { skeleton: 'box', height: heights },
    sizes: ({ picture }) => ({ 'picture-width': widestOf(picture) }),
  },
})
export type PictureProps = ViewProps<typeof contract>

type Props = Readonly<Record<string, unknown>>
/** How wide a page's content is on each device, about: what it reserves is corrected when the picture is there. */
const room: DeviceHeights = { phone: 358, tablet: 720, desktop: 1088 }

function heights({ picture, ratio }: Props): DeviceHeights {
  const heightOn = (device: keyof DeviceHeights) => {
    if (!isPictureFile(picture)) return 0
    const width = Math.min(room[device], picture.width)
    const [across = picture.width, down = picture.height] = sidesOf(ratio)
    return Math.round((width * down) / across)
  }
  return { phone: heightOn('phone'), tablet: heightOn('tablet'), desktop: heightOn('desktop') }
}

function sidesOf(ratio: unknown): number[] {
  return typeof ratio === 'string' && ratio.includes(':') ? ratio.split(':').map(Number) : []
}

/** A picture is not drawn wider than it is: its width, or that of its widest variant. */
function widestOf(picture: unknown): number {
  const all = isPictureFile(picture) ? [picture] : isObject(picture) ? Object.values(picture).filter(isPictureFile) : []
  return Math.max(0, ...all.map(({ width }) => width))
}
