import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { popup: 'search' } },
  rtl: { title: 'Right to left', props: { popup: 'search' }, language: 'AR' },
}
