import type { Examples } from '../../runtime/contract/widget.ts'
import type { PlaySession } from '../../schemas/nouns/play-session.ts'
import type { contract } from './contract.ts'

const startedAt = Date.UTC(2027, 0, 10, 12)
const session: PlaySession = { startedAt, now: startedAt + 65 * 60_000, netResult: -12.5, currency: '$' }
const props = { result: true, caption: false, popup: 'protection' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'An hour, with a loss', props, inputs: { session } },
  ahead: { title: 'With a win', props, inputs: { session: { ...session, netResult: 240 } } },
  even: { title: 'As before', props, inputs: { session: { ...session, netResult: 0 } } },
  begun: { title: 'Just begun, nothing is known of a result', props, inputs: { session: { startedAt, now: startedAt, currency: '$' } } },
  bare: { title: 'The time alone', props: { ...props, result: false }, inputs: { session } },
  zone: { title: 'The time in a zone', props, inputs: { zone: { offset: '-03:30' } } },
  rtl: { title: 'Right to left', props, inputs: { session }, language: 'AR' },
}
