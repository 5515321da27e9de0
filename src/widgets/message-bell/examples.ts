import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { popup: 'messages' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three unread', props, inputs: { unread: 3 } },
  none: { title: 'Nothing unread', props, inputs: { unread: 0 } },
  many: { title: 'More than 99', props, inputs: { unread: 1240 } },
  unknown: { title: 'The count did not come', props },
  rtl: { title: 'Right to left', props, inputs: { unread: 3 }, language: 'AR' },
}
