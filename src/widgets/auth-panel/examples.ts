import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { title: 'Good to see you again', text: 'Your balance and your favourites are where you left them.' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { banners: [{ key: 'b', picture: ['/img/scene/login.svg'] }] } },
  bare: { title: 'No banner and no picture', props },
  own: {
    title: 'A banner with words of its own',
    props,
    inputs: {
      banners: [
        {
          key: 'b',
          picture: ['/img/scene/register.svg'],
          title: 'Nine nights of lanterns',
          text: 'A share of the pool for everybody who joins.',
        },
      ],
    },
  },
  longest: {
    title: 'Longest text',
    props: { title: 'A line of welcome that goes on for rather longer than anybody would expect of one', text: 'And another. '.repeat(20) },
    inputs: { banners: [{ key: 'b', picture: ['/img/scene/login.svg'] }] },
  },
  rtl: {
    title: 'Right to left',
    props: { title: 'أهلاً بعودتك', text: 'رصيدك ومفضلتك حيث تركتهما.' },
    inputs: { banners: [{ key: 'b', picture: ['/img/scene/login.svg'] }] },
    language: 'AR',
  },
}
