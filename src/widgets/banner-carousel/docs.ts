import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Banner carousel',
  description:
    'Banners that slide by themselves until a player uses them. A banner with words gets them over a scrim; one without is its picture.',
  category: 'banners',
  icon: 'gallery-horizontal-end',
  props: {
    delayMs: 'Rest on a banner, in milliseconds.',
    speedMs: 'Length of a slide, in milliseconds.',
    gapPx: 'Gap between banners, in pixels.',
  },
  inputs: { banners: 'Banners in display order.' },
  slots: {},
})
