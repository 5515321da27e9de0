import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const inputs = { failure: { key: 'session', text: 'Your account could not be read just now.' } }

export const examples: Examples<typeof contract> = {
  usual: { title: 'In the header', props: { look: 'bar' }, inputs },
  wide: { title: 'In the side menu', props: { look: 'wide' }, inputs },
  rtl: { title: 'Right to left', props: { look: 'bar' }, inputs, language: 'AR' },
}
