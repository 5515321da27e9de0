import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Before a page is chosen', props: { side: 264, beside: true } },
  above: { title: 'With the menu above', props: { side: 264, beside: false } },
}
