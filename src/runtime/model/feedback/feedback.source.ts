import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import type { Feedback } from '../../../schemas/nouns/service.ts'
import { memberWanted } from '../context/session.ts'
import { loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $feedback, feedbackOf, feedbackWanted, kindOf } from './feedback.ts'
import { contract } from './feedback.contract.ts'

export const source = defineSource(contract, {
  from: $feedback,
  select: ({ gates, recalled, ...known }, { kind }): SourceState<Feedback> => {
    if (gates.real === 'open') return recalled ? readyOf(feedbackOf(known, kindOf(kind))) : loading
    if (gates.real === 'login') return { status: 'needs-login' }
    return gates.real === 'failed' ? { status: 'failed', failure: { kind: 'offline' } } : loading
  },
  wanted: feedbackWanted.prepend(() => undefined),
  retried: memberWanted.prepend(() => undefined),
})
