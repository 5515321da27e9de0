import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'A line', props: { line: true, space: 'medium' } },
  space: { title: 'Space alone', props: { line: false, space: 'large' } },
}
