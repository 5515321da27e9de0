import type { Feedback } from '../../../schemas/nouns/service.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { memberWanted } from '../context/session.ts'
import { loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $feedback, feedbackOf, feedbackWanted, kindOf } from './feedback.ts'

export const feedback = defineSource(contracts.feedback, {
  from: $feedback,
  select: ({ gates, recalled, ...known }, { kind }): SourceState<Feedback> => {
    if (gates.real === 'open') return recalled ? readyOf(feedbackOf(known, kindOf(kind))) : loading
    if (gates.real === 'login') return { status: 'needs-login' }
    return gates.real === 'failed' ? { status: 'failed', failure: { kind: 'offline' } } : loading
  },
  wanted: feedbackWanted.prepend(() => undefined),
  retried: memberWanted.prepend(() => undefined),
})
