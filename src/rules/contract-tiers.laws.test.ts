import { expect, test, vi } from 'vitest'

import { runs } from '../../tests/support/samples/sample.ts'
import { contractTypes, tierFields } from '../schemas/nouns/contract-offer.ts'
import type { OfferedType } from '../schemas/nouns/contract-offer.ts'
import { checkTiers } from './contract-tiers.ts'
import type { Tier } from './contract-tiers.ts'
import fc from '../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../tests/support/samples/fast-check.ts'

const often = runs(10_000)
vi.setConfig({ testTimeout: 20_000 + often.numRuns * 10 })

/** Whole ten-thousandths of an exact decimal that is not negative; undefined for everything else. */
function unitsOf(text: string): bigint | undefined {
  const [, whole = '', decimals = ''] = /^(0|[1-9]\d*)(?:\.(\d{1,4}))?$/.exec(text) ?? []
  return whole === '' || decimals.endsWith('0') ? undefined : BigInt(whole + decimals.padEnd(4, '0'))
}

/**
 * The law in other words, of one field: every pair of tiers up to this one is in order, and each value is one of its kind. It does not look
 * at neighbours, does not calculate with decimals, and says nothing about other fields.
 */
function keepsLaw(type: OfferedType, name: string, tiers: readonly Tier[], most: string): boolean {
  const at = tierFields[type].findIndex((field) => field.name === name)
  const { kind, required } = tierFields[type][at]!
  const texts = tiers.map((tier) => (Object.hasOwn(tier, name) ? tier[name]! : ''))
  const values = texts.map(unitsOf)
  const whole = 10_000n
  const each = texts.every((text, index) => {
    const value = values[index]
    if (text === '') return !required
    if (value === undefined) return false
    return kind === 'amount' || (kind === 'count' ? value % whole === 0n : value <= unitsOf(most)!)
  })
  const given = values.filter((value) => value !== undefined)
  const pairs = given.flatMap((low, index) => given.slice(index + 1).map((high) => [low, high] as const))
  return each && pairs.every(([low, high]) => (at === 0 ? low < high : low <= high))
}

const digits = fc.oneof(
  fc.nat({ max: 30 }).map(String),
  fc.nat({ max: 9 }).map((tenths) => `0.${tenths}`.replace(/\.0$/, '')),
  fc.bigInt({ min: 1n, max: 10n ** 15n }).map((units) => `${units}.0001`),
  fc.constantFrom('', '', '0', '0.1', '0.0001', '-1', '-0', '01', '1.50', '1e3', 'much', ' 1', '٣', '99999999999999999999.9999'),
)
const tiersOf = (type: OfferedType) =>
  fc.oneof(
    fc.array(fc.record(Object.fromEntries(tierFields[type].map(({ name }) => [name, digits])), { requiredKeys: [] }), { maxLength: 10 }),
    // sets that are nearly right: rising, with one field changed at times
    fc
      .record({ steps: fc.array(fc.nat({ max: 3 }), { maxLength: 6 }), broken: fc.nat({ max: 12 }), text: digits })
      .map(({ steps, broken, text }) =>
        steps.map((_, at): Tier => {
          const sum = steps.slice(0, at + 1).reduce((total, step) => total + step, 0)
          const fields = tierFields[type].map(({ name, kind }, place) => [
            name,
            at * 3 + place === broken
              ? text
              : kind === 'rate'
                ? `0.0${Math.min(9, sum)}`.replace(/\.00$/, '')
                : String(sum + (place === 0 ? at : 0)),
          ])
          return Object.fromEntries(fields) as Tier
        }),
      ),
  ) as Arbitrary<readonly Tier[]>
const offer = fc
  .constantFrom(...contractTypes)
  .chain((type) => fc.record({ type: fc.constant(type), tiers: tiersOf(type), most: fc.constantFrom('0', '0.05', '0.2', '1') }))

test('each set of tiers is either valid by the law, or refused at the field of the first tier that breaks it', () => {
  const seen = { valid: 0, refused: 0 }
  fc.assert(
    fc.property(offer, ({ type, tiers, most }) => {
      const faults = checkTiers(type, tiers, most)
      for (const { name } of tierFields[type]) {
        const first = tiers.findIndex((_, at) => !keepsLaw(type, name, tiers.slice(0, at + 1), most))
        expect(faults.find(({ field }) => field === name)?.tier ?? -1).toBe(first)
      }
      if (tiers.length > 0) seen[faults.length === 0 ? 'valid' : 'refused'] += 1
    }),
    often,
  )
  expect(Math.min(seen.valid, seen.refused)).toBeGreaterThan(often.numRuns / 50) // both are tried
})

test('a fault says what is wrong, and which value it has to be compared with', () => {
  const dividend = (periodValidBet: string, rate: string, more: Tier = {}): Tier => ({ periodValidBet, rate, ...more })
  expect(checkTiers('DIVIDEND', [dividend('1000', '0.05', { activeMembers: '5' }), dividend('5000', '0.05')], '0.2')).toEqual([])
  expect(
    checkTiers(
      'DIVIDEND',
      [dividend('1000', '0.3', { activeMembers: '2.5' }), dividend('1000', '', { periodProfitLoss: '-1' }), dividend('900', '0.1')],
      '0.2',
    ),
  ).toEqual([
    { tier: 0, field: 'activeMembers', kind: 'wrong' },
    { tier: 0, field: 'rate', kind: 'high', limit: '0.2' },
    { tier: 1, field: 'periodValidBet', kind: 'not-above', limit: '1000' },
    { tier: 1, field: 'periodProfitLoss', kind: 'wrong' },
    { tier: 1, field: 'rate', kind: 'missing' },
    { tier: 2, field: 'periodValidBet', kind: 'not-above', limit: '1000' },
    { tier: 2, field: 'rate', kind: 'below', limit: '0.3' },
  ])
})
