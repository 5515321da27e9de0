import { withoutTrailing } from '../../schemas/trailing.ts'
import type { Amount } from '../../schemas/nouns/money.ts'

/** Exact calculations of a form while it is filled in, in whole ten-thousandths: an amount has at most 4 decimals. */

export function compare(a: Amount, b: Amount): number {
  const [first, second] = [unitsOf(a), unitsOf(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

export function plus(a: Amount, b: Amount): Amount {
  return amountOf(unitsOf(a) + unitsOf(b))
}

export function minus(a: Amount, b: Amount): Amount {
  return amountOf(unitsOf(a) - unitsOf(b))
}

/** So many times an amount. */
export function times(amount: Amount, count: number): Amount {
  return amountOf(unitsOf(amount) * BigInt(Math.trunc(count)))
}

/** What an amount is worth at so much for one: 250 at 100 is "2.5". Cut off after the fourth decimal; at nothing for one it is "0". */
export function worth(amount: Amount, ratio: Amount): Amount {
  const divisor = unitsOf(ratio)
  return divisor <= 0n ? '0' : amountOf((unitsOf(amount) * 10_000n) / divisor)
}

/** What a fee rate (a fraction) takes of an amount that is not negative, rounded to 4 decimals, half up. */
export function feeOf(amount: Amount, rate: number): Amount {
  const millionths = BigInt(Math.round(Math.max(0, Number.isFinite(rate) ? rate : 0) * 1_000_000))
  return amountOf((unitsOf(amount) * millionths + 500_000n) / 1_000_000n)
}

/** The largest amount with so many decimals that is not above this one, which is not negative. */
export function floorOf(amount: Amount, decimals: number): Amount {
  const step = 10n ** BigInt(Math.max(0, 4 - decimals))
  return amountOf((unitsOf(amount) / step) * step)
}

function unitsOf(amount: Amount): bigint {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const units = BigInt(whole + decimals.padEnd(4, '0'))
  return amount.startsWith('-') ? -units : units
}

function amountOf(units: bigint): Amount {
  const digits = String(units < 0n ? -units : units).padStart(5, '0')
  const decimals = withoutTrailing(digits.slice(-4), '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}${decimals && `.${decimals}`}`
}
