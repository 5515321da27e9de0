import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { picture: '/img/scene/mall.svg', rtlPicture: '/img/scene/mall-rtl.svg' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'With a picture', props: { ...props, text: 'Live casino ×2 until Sunday.' }, inputs: { points: { points: '24860' } } },
  none: { title: 'No points yet', props, inputs: { points: { points: '0' } } },
  plain: { title: 'Without a picture, and a part of a point', props: {}, inputs: { points: { points: '8.5' } } },
  longest: {
    title: 'Very many points and a long text',
    props: { ...props, text: 'A text that goes on for quite a while '.repeat(4) },
    inputs: { points: { points: '1234567890123456789.1234' } },
  },
  rtl: { title: 'Right to left', props, inputs: { points: { points: '24860' } }, language: 'AR' },
}
