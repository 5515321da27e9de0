import type { Examples } from '../../runtime/contract/widget.ts'
import type { Toast } from '../../schemas/nouns/message.ts'
import type { contract } from './contract.ts'

const one: Toast = { key: 'toast-1', kind: 'success', message: { text: 'You have joined Nine nights of lanterns.' } }
const kinds: Toast[] = [
  one,
  { key: 'toast-2', kind: 'warning', message: { text: 'Your session ends in two minutes.' } },
  { key: 'toast-3', kind: 'danger', message: { text: 'It was not saved. Try again.' } },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three of different kinds', props: {}, inputs: { toasts: kinds } },
  one: { title: 'One message', props: {}, inputs: { toasts: [one] } },
  reload: {
    title: 'With a button that loads the page again',
    props: {},
    inputs: { toasts: [{ key: 'toast-1', kind: 'danger', message: { text: 't:error.script' }, reload: true }] },
  },
  none: { title: 'Nothing to say', props: {}, inputs: { toasts: [] } },
  longest: {
    title: 'Longest text',
    props: {},
    inputs: {
      toasts: [
        {
          key: 'toast-1',
          kind: 'info',
          message: { text: 'A sentence that goes on for a while and says the same thing twice. '.repeat(4) },
        },
      ],
    },
  },
  rtl: {
    title: 'Right to left',
    props: {},
    inputs: { toasts: [{ key: 'toast-1', kind: 'info', message: { text: 'تم حفظ التغييرات.' } }] },
    language: 'AR',
  },
}
