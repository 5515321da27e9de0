import { readMerchantWallet } from '../../../src/runtime/gateway/endpoints/wallets/read-merchant-wallet.ts'
import { mock } from '../../mock.ts'

export const handler = mock(readMerchantWallet, ({ state }) => ({ isSingle: state.choice.variants.includes('single-wallet') }))
