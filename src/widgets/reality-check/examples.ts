import type { Examples } from '../../runtime/contract/widget.ts'
import type { PlaySession } from '../../schemas/nouns/play-session.ts'
import type { contract } from './contract.ts'

const startedAt = Date.UTC(2027, 0, 10, 12)
const session: PlaySession = { startedAt, now: startedAt + 60 * 60_000, netResult: -37.5, currency: '$' }
const props = { breakDays: 1, limitsPopup: 'protection' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'An hour, with a loss', props, inputs: { session } },
  ahead: { title: 'With a win', props, inputs: { session: { ...session, netResult: 240 } } },
  unknown: { title: 'Nothing is known of a result', props, inputs: { session: { startedAt, now: session.now, currency: '$' } } },
  bare: { title: 'Without break and limits', props: { breakDays: 0, limitsPopup: '' }, inputs: { session } },
  longest: {
    title: 'A long session and a large amount',
    props: { ...props, breakDays: 7 },
    inputs: { session: { ...session, now: startedAt + 1439 * 60_000, netResult: -1_234_567_890.12, currency: 'USDT ' } },
  },
  rtl: { title: 'Right to left', props, inputs: { session }, language: 'AR' },
}
