import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Menu closed', props: {}, inputs: { menu: { open: false } } },
  open: { title: 'Menu open', props: {}, inputs: { menu: { open: true } } },
  rtl: { title: 'Right to left', props: {}, inputs: { menu: { open: false } }, language: 'AR' },
}
