import { memberWanted } from './session.ts'
import { $session, memberIcon } from '../site/brand-and-account.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './session.contract.ts'

export const source = defineSource(contract, {
  from: $session,
  select: (state) => state,
  wanted: memberIcon.wanted.prepend(() => undefined),
  retried: memberWanted.prepend(() => undefined),
})
