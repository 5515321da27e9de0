import { amountText, ledgerOf, mainOf, totalOf } from './ledger.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { vendorRecord } from './vendors.ts'

/** An account's wallets: what the vendors do not have is in the main one. */
export function balanceOf(state: MockState, persona: Persona) {
  const ledger = ledgerOf(state, persona)
  return {
    balance: amountText(totalOf(persona)),
    currencySymbol: '$',
    wallets: [
      { walletCode: 'MAIN', displayName: 'Main wallet', balance: amountText(mainOf(persona, ledger)), main: true },
      ...[...ledger.wallets].map(([walletCode, balance]) => ({
        walletCode,
        displayName: vendorRecord(walletCode).name,
        balance: amountText(balance),
      })),
    ],
  }
}
