import { defineSource } from '../../contract/source.ts'
import { loading, stateOf } from '../requests/resource.ts'
import { mapState, readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $playKnown, figures, key as figuresKey } from './play-session.ts'
import { $protection, key as protectionKey, nothingSet, protection as protectionSettings, protectionOf } from './protection.ts'

export const playSession = defineSource(contracts.playSession, {
  from: $playKnown,
  select: ({ known, session, role }) => {
    const state = stateOf(known, figuresKey)
    if (role !== 'trial' && (state.status === 'absent' || state.status === 'needs-login' || state.status === 'loading')) return state
    return session ? readyOf(session) : loading
  },
  wanted: figures.wanted.prepend(() => undefined),
  retried: figures.retried.prepend(() => undefined),
})

export const protection = defineSource(contracts.protection, {
  from: $protection,
  select: ({ known, role, ...local }) =>
    role === 'trial'
      ? readyOf(protectionOf(nothingSet, local))
      : mapState(stateOf(known, protectionKey), (value) => protectionOf(value, local)),
  wanted: protectionSettings.wanted.prepend(() => undefined),
  retried: protectionSettings.retried.prepend(() => undefined),
})
