import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const methods = [
  { key: 'facebook', label: 'Facebook', icon: 'facebook', pending: false },
  { key: 'one-click', label: 'One-click', icon: 'zap', pending: false },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: {}, inputs: { methods: { methods } } },
  pending: {
    title: 'In progress',
    props: {},
    inputs: { methods: { methods: methods.map((method, index) => ({ ...method, pending: index === 1 })) } },
  },
  failed: {
    title: 'Did not work',
    props: {},
    inputs: { methods: { methods, failure: { text: 'The window was closed. Please try again.' } } },
  },
  three: {
    title: 'Three, with free play',
    props: {},
    inputs: {
      methods: {
        methods: [
          ...methods,
          { key: 'free-play', label: 'Look around', icon: 'eye', note: 'To play you need an account.', pending: false },
        ],
      },
    },
  },
  none: { title: 'None', props: {}, inputs: { methods: { methods: [] } } },
  longest: {
    title: 'Longest text',
    props: { title: 'oder lieber gleich mit einem Konto, das es schon gibt' },
    inputs: {
      methods: { methods: [{ key: 'a', label: 'Ein Anbieter mit einem sehr langen Namen', icon: 'globe', pending: false }, methods[1]!] },
    },
  },
  rtl: { title: 'Right to left', props: {}, inputs: { methods: { methods } }, language: 'AR' },
}
