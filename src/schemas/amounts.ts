import Big from 'big.js'

import type { Amount } from './nouns/money.ts'

// Sums and products of exact amounts (decision 270). Results have at most 4 decimals, as every amount of the gateway has.

/** The sum of any number of amounts; of none it is "0". */
export function sumOf(amounts: readonly Amount[]): Amount {
  return textOf(amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)))
}

/** What is left of `from` when `taken` is taken away. */
export function difference(from: Amount, taken: Amount): Amount {
  return textOf(new Big(from).minus(taken))
}

/** Below 0: `a` is less than `b`; 0: they are equal; above 0: `a` is more. */
export function compareAmounts(a: Amount, b: Amount): number {
  return new Big(a).cmp(b)
}

/** An amount times a rate such as a fee's 0.015, rounded to 4 decimals, half away from zero. A rate that is not finite counts as 0. */
export function productOf(amount: Amount, rate: number): Amount {
  return textOf(new Big(amount).times(Number.isFinite(rate) ? rate : 0))
}

/** What a fee rate (a fraction) takes of an amount. A rate below 0 takes nothing. */
export function feeOf(amount: Amount, rate: number): Amount {
  return productOf(amount, Math.max(0, rate))
}

/** What an amount is worth at so much for one: 250 at 100 is "2.5". Cut off after the fourth decimal; at nothing for one it is "0". */
export function worth(amount: Amount, ratio: Amount): Amount {
  const divisor = new Big(ratio)
  if (divisor.lte(0)) return '0'
  return textOf(new Big(amount).div(divisor).round(4, Big.roundDown))
}

/** The largest amount with so many decimals that is not above this one, which is not negative. */
export function floorOf(amount: Amount, decimals: number): Amount {
  return textOf(new Big(amount).round(Math.max(0, Math.min(4, decimals)), Big.roundDown))
}

function textOf(value: Big): Amount {
  const text = value.round(4, Big.roundHalfUp).toFixed()
  return text === '-0' ? '0' : text
}
