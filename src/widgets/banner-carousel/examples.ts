import type { Examples } from '../../runtime/contract/widget.ts'
import type { PictureFile } from '../../schemas/picture-file.ts'
import type { contract } from './contract.ts'

const props = { label: 'Offers', size: 'large', autoplay: true, delayMs: 5000, speedMs: 1000, gapPx: 20.3 } as const
const koi: PictureFile = { file: 'vx-Jn9HtKi2peL5Q', width: 1280, height: 448, widths: [320, 640] }
const banners = [
  {
    key: 'koi',
    picture: ['/img/scene/home-lanterns.svg'],
    title: 'Nine nights, one very lucky koi',
    text: 'Play any lantern game until Sunday and take a share of the $120,000 pool.',
    action: 'See the promotion',
    to: '/promotions',
  },
  {
    key: 'cup',
    picture: ['/img/scene/home-match.svg'],
    title: 'The cup starts tonight',
    text: 'Every match of the first round, with the sports book open from noon.',
    action: 'To the matches',
    to: '/sports',
  },
  {
    key: 'salon',
    picture: ['/img/scene/home-table.svg'],
    title: 'A table kept for you',
    action: 'Sit down',
    launch: { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY' },
  },
  { key: 'picture', picture: ['/img/scene/home-hunt.svg'], href: 'https://example.test/offer' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Four banners', props, inputs: { banners } },
  one: { title: 'A single banner', props, inputs: { banners: banners.slice(0, 1) } },
  small: { title: 'Small', props: { ...props, size: 'small' }, inputs: { banners: banners.slice(0, 2) } },
  picture: { title: 'A picture with words of its own', props, inputs: { banners: banners.slice(3) } },
  own: {
    title: 'Banners of the document',
    props: {
      ...props,
      slides: [
        { picture: { ...koi, focus: [70, 50] }, title: 'The lantern festival', text: 'Until Sunday.', action: 'See it', to: '/promotions' },
        { picture: koi, alt: 'A koi among paper lanterns', to: '/rng' },
      ],
    },
  },
  longest: {
    title: 'The longest words',
    props,
    inputs: {
      banners: [
        {
          ...banners[0]!,
          title: 'A festival of lanterns, carp, tigers, owls and everything else that brings good fortune',
          text:
            'Play any lantern game until Sunday evening, collect a stamp for each of the nine nights, and take a share of ' +
            'the pool that grows with every spin of every player in the lobby.',
        },
      ],
    },
  },
  rtl: {
    title: 'Right to left',
    props,
    inputs: {
      banners: [
        {
          ...banners[0]!,
          picture: ['/img/scene/home-lanterns-rtl.svg'],
          title: 'تسع ليالٍ وسمكة محظوظة واحدة',
          text: 'العب أي لعبة فوانيس حتى يوم الأحد واحصل على نصيبك من الجائزة.',
          action: 'تفاصيل العرض',
        },
        banners[1]!,
      ],
    },
    language: 'AR',
  },
}
