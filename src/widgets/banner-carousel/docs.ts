import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Banner carousel',
  description:
    'Banners that change by themselves until a player uses them, or only when one does. The texts of a banner stand over its picture.',
  category: 'banners',
  icon: 'gallery-horizontal-end',
  keywords: ['slider', 'slideshow', 'hero', 'campaign', 'promotion', 'carousel'],
  props: {
    label: { title: 'Name for screen readers', description: 'Two on one page need different names.' },
    slides: {
      title: 'Own banners',
      description: 'Banners of your own, shown where the source has none. Choose no source under Data to show them alone.',
      items: {
        picture: { title: 'Picture', description: 'A file of the brand. It fills the banner and is cut around its focal point.' },
        alt: { title: 'Alternative text', description: 'What a picture without a title says, for those who do not see it.' },
        title: { title: 'Title', description: 'Large words over the picture. Leave it empty where the picture has words of its own.' },
        text: { title: 'Text', description: 'A sentence or two below the title.' },
        action: { title: 'Button', description: 'Words of the button below the title.' },
        to: { title: 'Link', description: 'Page that the banner opens.' },
      },
    },
    size: {
      title: 'Size',
      description: 'large: the height of the home page. small: 160 px, title and action only, for other pages and the side menu.',
    },
    autoplay: {
      title: 'Plays by itself',
      description: 'Off: a banner stays until a player moves on. Turn it off where the market forbids movement that nobody started.',
    },
    delayMs: {
      title: 'Time on each banner',
      description: 'How long a banner stays before the next one. Raise it for banners with much text.',
    },
    speedMs: { title: 'Slide animation', description: 'How long the change to the next banner takes. Lower is faster.' },
    gapPx: { title: 'Space between', description: 'Space between neighbouring banners.' },
  },
  inputs: { banners: 'Banners in display order.' },
  slots: {},
})
