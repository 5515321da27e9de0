import type { Examples } from '../../runtime/contract/widget.ts'
import type { Toast } from '../../schemas/nouns/message.ts'
import type { contract } from './contract.ts'

const one: Toast = { key: 'toast-1', kind: 'success', said: { text: 'You have joined Nine nights of lanterns.' } }
const kinds: Toast[] = [
  one,
  { key: 'toast-2', kind: 'warning', said: { text: 'Your session ends in two minutes.' } },
  { key: 'toast-3', kind: 'danger', said: { text: 'It was not saved. Try again.' } },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'One message', props: {}, inputs: { toasts: [one] } },
  kinds: { title: 'Three of different kinds', props: {}, inputs: { toasts: kinds } },
  none: { title: 'Nothing to say', props: {}, inputs: { toasts: [] } },
  longest: {
    title: 'Longest text',
    props: {},
    inputs: {
      toasts: [
        { key: 'toast-1', kind: 'info', said: { text: 'A sentence that goes on for a while and says the same thing twice. '.repeat(4) } },
      ],
    },
  },
  rtl: {
    title: 'Right to left',
    props: {},
    inputs: { toasts: [{ key: 'toast-1', kind: 'info', said: { text: 'تم حفظ التغييرات.' } }] },
    language: 'AR',
  },
}
