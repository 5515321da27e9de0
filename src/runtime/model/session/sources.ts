import type { Notice } from '../../../schemas/nouns/announcement.ts'
import { defineSource } from '../../contract/source.ts'
import { $memberMissed, memberWanted } from '../context/session.ts'
import { empty } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $session, memberIcon } from './session.ts'

export const session = defineSource(contracts.session, {
  from: $session,
  select: (state) => state,
  wanted: memberIcon.wanted.prepend(() => undefined),
  retried: memberWanted.prepend(() => undefined),
})

const notice: Notice = { key: 'session', text: 't:session.failed-text' }

export const sessionFailure = defineSource(contracts.sessionFailure, {
  from: $memberMissed,
  select: ({ missed, asking }) => (missed ? readyOf(notice, asking) : empty),
  retried: memberWanted.prepend(() => undefined),
})
