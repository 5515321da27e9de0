import { transferWallets } from '../../../src/runtime/gateway/endpoints/wallets/transfer-wallets.ts'
import { mock, refuse } from '../../mock.ts'
import { amountProblem, ledgerOf, limits, mainOf, record, unitsOf } from '../../state/ledger.ts'
import { balanceOf } from '../../state/wallet.ts'

export const handler = mock(
  transferWallets,
  ({ params: { fromWallet, toWallet, amount }, session, state }) => {
    if (!session) return null
    if (state.choice.variants.includes('single-wallet')) return refuse('FUNCTION_DISABLED', 'There is only one wallet')
    const ledger = ledgerOf(state, session)
    const known = ['MAIN', ...ledger.wallets.keys()]
    const field = !known.includes(fromWallet) ? 'fromWallet' : !known.includes(toWallet) || toWallet === fromWallet ? 'toWallet' : undefined
    if (field) return refuse('PARAM_INVALID', 'There is no such wallet', { field })
    const units = unitsOf(amount)
    const available = fromWallet === 'MAIN' ? mainOf(session, ledger) : (ledger.wallets.get(fromWallet) ?? 0)
    const problem = amountProblem(units, available, { ...limits, min: 1, max: 10 ** 12 })
    if (problem || units === undefined) return problem ?? null
    for (const [wallet, sign] of [
      [fromWallet, -1],
      [toWallet, 1],
    ] as const)
      if (wallet !== 'MAIN') ledger.wallets.set(wallet, (ledger.wallets.get(wallet) ?? 0) + sign * units)
    record(state, session, { kind: 'WALLETS', type: 'WALLET_TRANSFER', amount: units, status: 'APPROVED', moves: 0 })
    return balanceOf(state, session)
  },
  { feature: 'TRANSFERFUND3' },
)
