import type { Examples } from '../../runtime/widget/contract.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'A row of cards', props: {} },
}
