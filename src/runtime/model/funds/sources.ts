import { defineSource } from '../../contract/source.ts'
import { absent, empty, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import { balance } from '../wallet/balance.ts'
import { $paid, key as paidKey, paid, paidWanted, paidWithdrawalsOf } from './confirmations.ts'
import * as contracts from './contracts.ts'
import { $deposit, channels, depositOf, key as depositKey, wanted as depositWanted } from './deposit.ts'
import { $upline, $wallets, key as transferKey, uplineTransferOf, uplineWanted, walletTransferOf, walletsWanted } from './transfers.ts'
import { $withdraw, info, key as withdrawalKey, wanted as withdrawalWanted, withdrawalOf } from './withdraw.ts'

export const deposit = defineSource(contracts.deposit, {
  from: $deposit,
  select: ({ known, ...local }, args) => {
    const state = stateOf(known, depositKey)
    const named = codeOf(args.order)
    return state.status === 'ready' && state.value.list.length === 0 ? empty : mapState(state, (value) => depositOf(value, local, named))
  },
  wanted: depositWanted.prepend(() => undefined),
  retried: channels.retried.prepend(() => undefined),
})

export const transferUpline = defineSource(contracts.transferUpline, {
  from: $upline,
  select: ({ known, ...local }) => mapState(stateOf(known, transferKey), (value) => uplineTransferOf(value, local)),
  wanted: uplineWanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})

export const transferWallets = defineSource(contracts.transferWallets, {
  from: $wallets,
  select: ({ single, known, ...local }) => {
    const merchant = stateOf(single, transferKey)
    // One that cannot say whether wallets are separate is no reason to keep them away
    if (merchant.status === 'ready' ? merchant.value.isSingle : merchant.status === 'absent') return absent
    if (merchant.status === 'needs-login' || merchant.status === 'loading') return merchant
    const state = stateOf(known, 'main')
    return state.status === 'ready' && (state.value.wallets ?? []).length < 2
      ? absent
      : mapState(state, (value) => walletTransferOf(value, local))
  },
  wanted: walletsWanted.prepend(() => undefined),
  retried: balance.retried.prepend(() => undefined),
})

export const withdrawal = defineSource(contracts.withdrawal, {
  from: $withdraw,
  select: ({ known, ...local }) => mapState(stateOf(known, withdrawalKey), (value) => withdrawalOf(value, local)),
  wanted: withdrawalWanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})

export const withdrawalsPaid = defineSource(contracts.withdrawalsPaid, {
  from: $paid,
  select: ({ known, ...local }) => {
    const state = stateOf(known, paidKey)
    return state.status === 'ready' && state.value.list.length === 0 ? empty : mapState(state, (value) => paidWithdrawalsOf(value, local))
  },
  wanted: paidWanted.prepend(() => undefined),
  retried: paid.retried.prepend(() => undefined),
})
