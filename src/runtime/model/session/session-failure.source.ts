import type { Notice } from '../../../schemas/nouns/announcement.ts'
import { defineSource } from '../../contract/source.ts'
import { empty } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $memberMissed, memberWanted } from '../context/session.ts'
import { contract } from './session-failure.contract.ts'

const notice: Notice = { key: 'session', text: 't:session.failed-text' }

export const source = defineSource(contract, {
  from: $memberMissed,
  select: ({ missed, asking }) => (missed ? readyOf(notice, asking) : empty),
  retried: memberWanted.prepend(() => undefined),
})
