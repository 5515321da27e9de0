import { Amount } from '../schemas/nouns/money.ts'
import { tierFields } from '../schemas/nouns/contract-offer.ts'
import type { OfferedType, TierFault, TierField } from '../schemas/nouns/contract-offer.ts'
import { ownValue } from '../schemas/own-value.ts'
import * as z from 'zod/mini'
import { compareAmounts } from '../schemas/amounts.ts'

/** A tier as it was typed: exact decimals by field, rates as fractions; "" and missing are none. */
export type Tier = Readonly<Record<string, string>>

/**
 * What is wrong with the tiers of an offer, in their order. The first threshold rises from tier to tier; the others, where they are given,
 * and the rates never fall; amounts and counts are not negative, rates are from 0 to `most`. None is wrong: the offer may be sent.
 */
export function checkTiers(type: OfferedType, tiers: readonly Tier[], most: string): TierFault[] {
  return tiers.flatMap((tier, at) =>
    tierFields[type].flatMap((field, place): TierFault[] => {
      const fault = checkValue(ownValue(tier, field.name) ?? '', field, most) ?? checkOrder(tiers, at, field, place === 0)
      return fault ? [{ tier: at, field: field.name, ...fault }] : []
    }),
  )
}

type Fault = Pick<TierFault, 'kind' | 'limit'>

function checkValue(text: string, { kind, required }: TierField, most: string): Fault | undefined {
  if (text === '') return required ? { kind: 'missing' } : undefined
  if (!isAmount(text) || text.startsWith('-') || (kind === 'count' && text.includes('.'))) return { kind: 'wrong' }
  return kind === 'rate' && compareAmounts(text, most) > 0 ? { kind: 'high', limit: most } : undefined
}

/** Against the highest of the tiers before that can be read: a tier that is wrong itself does not make the next one right. */
function checkOrder(tiers: readonly Tier[], at: number, { name }: TierField, isFirst: boolean): Fault | undefined {
  const text = ownValue(tiers[at] ?? {}, name) ?? ''
  const before = tiers.slice(0, at).flatMap((tier) => {
    const value = ownValue(tier, name) ?? ''
    return isAmount(value) ? [value] : []
  })
  const [first] = before
  if (text === '' || first === undefined) return undefined
  const limit = before.reduce((highest, value) => (compareAmounts(value, highest) > 0 ? value : highest), first)
  const order = compareAmounts(text, limit)
  if (isFirst) return order <= 0 ? { kind: 'not-above', limit } : undefined
  return order < 0 ? { kind: 'below', limit } : undefined
}

function isAmount(text: string): boolean {
  return z.safeParse(Amount, text).success
}
