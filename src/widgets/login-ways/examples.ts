import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const ways = [
  { key: 'facebook', label: 'Facebook', icon: 'facebook', pending: false },
  { key: 'one-click', label: 'One-click', icon: 'zap', pending: false },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: {}, inputs: { ways: { ways } } },
  pending: { title: 'Under way', props: {}, inputs: { ways: { ways: ways.map((way, index) => ({ ...way, pending: index === 1 })) } } },
  failed: { title: 'Did not work', props: {}, inputs: { ways: { ways, failure: { text: 'The window was closed. Please try again.' } } } },
  three: {
    title: 'Three, with free play',
    props: {},
    inputs: {
      ways: {
        ways: [...ways, { key: 'free-play', label: 'Look around', icon: 'eye', note: 'To play you need an account.', pending: false }],
      },
    },
  },
  none: { title: 'None', props: {}, inputs: { ways: { ways: [] } } },
  longest: {
    title: 'Longest text',
    props: { title: 'oder lieber gleich mit einem Konto, das es schon gibt' },
    inputs: { ways: { ways: [{ key: 'a', label: 'Ein Anbieter mit einem sehr langen Namen', icon: 'globe', pending: false }, ways[1]!] } },
  },
  rtl: { title: 'Right to left', props: {}, inputs: { ways: { ways } }, language: 'AR' },
}
