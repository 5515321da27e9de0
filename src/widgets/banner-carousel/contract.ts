import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { BannerList } from '../../schemas/nouns/announcement.ts'

export const contract = defineContract({
  type: 'banner-carousel',
  version: 1,
  title: 'Banner carousel',
  description:
    'Banners that slide by themselves until a player uses them. A banner with words gets them over a scrim; one without is its picture.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      delayMs: { type: 'integer', minimum: 1000, maximum: 60000, default: 5000, description: 'Rest on a banner, in milliseconds.' },
      speedMs: { type: 'integer', minimum: 0, maximum: 5000, default: 1000, description: 'Length of a slide, in milliseconds.' },
      gapPx: { type: 'number', minimum: 0, maximum: 100, default: 20.3, description: 'Gap between banners, in pixels.' },
    },
  },
  inputs: { banners: { noun: BannerList, description: 'Banners in display order.' } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'section',
    label: { word: 'label' },
    loading: { skeleton: 'box', height: { phone: 216, tablet: 300, desktop: 372 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type BannerCarouselProps = ViewProps<typeof contract>
