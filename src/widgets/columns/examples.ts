import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Main and side', props: { side: 312, first: 'main' } },
  'side-first': { title: 'The side comes first', props: { side: 300, first: 'side' } },
}
