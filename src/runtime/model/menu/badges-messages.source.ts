import { $badges } from './badges.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './badges-messages.contract.ts'

export const source = defineSource(contract, {
  from: $badges,
  select: (badges) => readyOf(badges['badges.messages']),
})
