import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'A minute left', props: {}, inputs: { warning: { endsAt: Date.now() + 60_000 } } },
  over: { title: 'The time is up', props: {}, inputs: { warning: { endsAt: 0 } } },
  rtl: { title: 'Right to left', props: {}, inputs: { warning: { endsAt: Date.now() + 60_000 } }, language: 'AR' },
}
