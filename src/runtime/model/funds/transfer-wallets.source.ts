import { defineSource } from '../../contract/source.ts'
import { absent, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { balance } from '../wallet/balance.ts'
import { $wallets, key, walletTransferOf, walletsWanted } from './transfers.ts'
import { contract } from './transfer-wallets.contract.ts'

export const source = defineSource(contract, {
  from: $wallets,
  select: ({ single, known, ...local }) => {
    const merchant = stateOf(single, key)
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
