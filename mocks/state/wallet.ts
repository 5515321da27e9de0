import type { Persona } from './personas.ts'

/** A persona's wallets: most of the money in the main one. */
export function balanceOf(persona: Persona) {
  const away = Math.floor(persona.balance / 20)
  const wallets = [
    { walletCode: 'MAIN', displayName: 'Main wallet', balance: Math.round((persona.balance - away * 2) * 100) / 100, main: true },
    { walletCode: 'PG', displayName: 'PG', balance: away },
    { walletCode: 'EVO', displayName: 'EVO', balance: away },
  ]
  return { balance: persona.balance, currencySymbol: '$', wallets }
}
