import { loading, stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $playKnown, figures, key } from './play-session.ts'
import { contract } from './play-session.contract.ts'

export const source = defineSource(contract, {
  from: $playKnown,
  select: ({ known, session, role }) => {
    const state = stateOf(known, key)
    if (role !== 'trial' && (state.status === 'absent' || state.status === 'needs-login' || state.status === 'loading')) return state
    return session ? readyOf(session) : loading
  },
  wanted: figures.wanted.prepend(() => undefined),
  retried: figures.retried.prepend(() => undefined),
})
