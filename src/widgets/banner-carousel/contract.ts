import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { BannerList } from '../../schemas/nouns/announcement.ts'
import { pictureFileProp } from '../../schemas/picture-file.ts'

export const contract = defineContract({
  type: 'banner-carousel',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      label: { type: 'string', format: 'text', default: 't:section.offers', rare: true },
      slides: {
        type: 'array',
        maxItems: 12,
        varies: ['language', 'device'],
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            picture: pictureFileProp,
            alt: { type: 'string', format: 'text' },
            title: { type: 'string', format: 'text' },
            text: { type: 'string', format: 'text' },
            action: { type: 'string', format: 'text' },
            to: addressProp,
          },
        },
      },
      size: { type: 'string', enum: ['large', 'small'], default: 'large', varies: ['device'] },
      autoplay: { type: 'boolean', default: true },
      delayMs: { type: 'integer', minimum: 1000, maximum: 60000, default: 5000, unit: 'milliseconds' },
      speedMs: { type: 'integer', minimum: 0, maximum: 5000, default: 1000, rare: true, unit: 'milliseconds' },
      gapPx: { type: 'number', minimum: 0, maximum: 100, default: 20.3, rare: true, unit: 'pixels' },
    },
  },
  inputs: { banners: { noun: BannerList, instead: 'slides' } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'section',
    label: { prop: 'label' },
    loading: { skeleton: 'box', height: heightOf },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type BannerCarouselProps = ViewProps<typeof contract>

function heightOf({ size }: Readonly<Record<string, unknown>>) {
  return size === 'small' ? { phone: 160, tablet: 160, desktop: 160 } : { phone: 216, tablet: 300, desktop: 372 }
}
