import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Banner carousel',
  description: 'Banners that change by themselves until a player uses them. The texts of a banner stand over its picture.',
  category: 'banners',
  icon: 'gallery-horizontal-end',
  props: {
    label: { title: 'Name for screen readers', description: 'Two on one page need different names.' },
    size: { description: 'large: the height of the home page. small: 160 px, title and action only, for other pages and the side menu.' },
    delayMs: {
      title: 'Time on each banner (milliseconds)',
      description: 'How long a banner stays before the next one. Raise it for banners with much text.',
    },
    speedMs: { title: 'Slide animation (milliseconds)', description: 'How long the change to the next banner takes. Lower is faster.' },
    gapPx: { title: 'Space between (pixels)', description: 'Space between neighbouring banners.' },
  },
  inputs: { banners: 'Banners in display order.' },
  slots: {},
})
