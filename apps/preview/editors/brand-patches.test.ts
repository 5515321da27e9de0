import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { mergePatch } from '../../../src/rules/merge.ts'
import { applyPatch } from '../../../src/rules/patch.ts'
import { Brand } from '../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { brandSetting, constantWords } from './brand-patches.ts'
import { verdictOf } from '../../../src/rules/color-roles.ts'

const read = (brand: string) => JSON.parse(readFileSync(`layouts/${brand}/brand.json`, 'utf8')) as JsonObject
const [base, foyer, kestrel] = [read('_base'), read('foyer'), read('kestrel')]
const after = (own: JsonObject, keys: string[], value: Json | undefined, over: JsonObject | undefined = base) =>
  applyPatch(own, brandSetting(own, over, keys, value)).value as JsonObject

test('a value is written into the brand\u2019s own document, with the holders it needs', () => {
  const own = after(foyer, ['tokens', 'light', 'gold'], '#8a5a00')
  expect(own.tokens).toEqual({ light: { gold: '#8a5a00' } })
  expect((mergePatch(base, own) as Brand).tokens.light.gold).toBe('#8a5a00')
  expect(after(own, ['tokens', 'light', 'text'], '#000000').tokens).toEqual({ light: { gold: '#8a5a00', text: '#000000' } })
})

test('a value reverted to the base\u2019s leaves the document as it was', () => {
  const own = after(foyer, ['tokens', 'light', 'gold'], '#8a5a00')
  expect(after(own, ['tokens', 'light', 'gold'], '#8a6100')).toEqual(foyer)
  expect((after(kestrel, ['tokens', 'light', 'gold'], '#8a6100').tokens as JsonObject).light).not.toHaveProperty('gold')
})

test('the base itself holds everything', () => {
  expect((after(base, ['constants', 'homePageSize'], 18, undefined) as Brand).constants.homePageSize).toBe(18)
})

test('what the base has and a brand does not want is taken away, so that the merge leaves it out', () => {
  const own = after(foyer, ['vendors', 'cockfight'], undefined)
  expect((mergePatch(base, own) as Brand).vendors).toEqual({ esports: ['IMES'] })
})

test('a constant is named in plain words with its unit', () => {
  expect(['bannerDelayMs', 'smsCountdownSeconds', 'winnerScrollPxPerFrame', 'homeRows'].map(constantWords)).toEqual([
    { text: 'Banner delay', unit: 'Ms' },
    { text: 'SMS countdown', unit: 'Seconds' },
    { text: 'Winner scroll', unit: 'PxPerFrame' },
    { text: 'Home rows', unit: undefined },
  ])
})

test('a colour is judged where it is worst, a ground by the text on it', () => {
  const tokens = Brand.parse(base).tokens.light
  expect(verdictOf('text', tokens)).toMatchObject({ against: 'ground', isEnough: true, isBackground: false })
  expect(verdictOf('surface', tokens)).toMatchObject({ against: 'text', isBackground: true })
  expect(verdictOf('gold', { ...tokens, gold: '#ffc857' })).toMatchObject({ isEnough: false, least: 4.5 })
  expect(verdictOf('skeleton', tokens)).toBe(null)
})
