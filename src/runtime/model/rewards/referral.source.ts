import { defineSource } from '../../contract/source.ts'
import { absent, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $referral, askOf, keyOfAsk, referral, referralOf } from './referral.ts'
import { contract } from './referral.contract.ts'

export const source = defineSource(contract, {
  from: $referral,
  select: ({ known, currency }, args) => {
    const ask = askOf(args)
    const state = stateOf(known, keyOfAsk(ask))
    if (state.status === 'ready' && !state.value.enabled) return absent
    return mapState(state, (value) => referralOf(value, currency, ask.pageNo))
  },
  wanted: referral.wanted.prepend(askOf),
  retried: referral.retried.prepend(askOf),
})
