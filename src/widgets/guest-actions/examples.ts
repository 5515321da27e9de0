import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'In the header', props: { look: 'bar' } },
  wide: { title: 'In the side menu', props: { look: 'wide' } },
  rtl: { title: 'Right to left', props: { look: 'bar' }, language: 'AR' },
}
