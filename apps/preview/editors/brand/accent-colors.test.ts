import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { verdictOf } from '../../../../src/rules/color-roles.ts'
import { mergePatch } from '../../../../src/rules/merge.ts'
import { Brand } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { withAccent } from './accent-colors.ts'

const read = (brand: string) => JSON.parse(readFileSync(`layouts/${brand}/brand.json`, 'utf8')) as JsonObject
const brands = ['foyer', 'kestrel'].map((id) => [id, Brand.parse(mergePatch(read('_base'), read(id))).tokens] as const)
const kin = ['accent', 'accent-hover', 'accent-pressed', 'accent-edge', 'on-accent', 'accent-text', 'accent-soft']
const isKin = (name: string) => kin.includes(name)

test.each(brands)('%s: the same accent leaves every colour as it is', (_, tokens) => {
  expect(withAccent(tokens, 'dark', tokens.dark.accent ?? '')).toEqual(tokens)
})

test.each(
  brands.flatMap(([id, tokens]) =>
    ['#2f5be7', '#0a7d3c', '#ffe14d', '#111111', '#ffffff', '#8a8a8a', '#c2185b'].map((accent) => [id, accent, tokens] as const),
  ),
)('%s with %s: all that belongs to it follows in both themes, can be read, and nothing else changes', (_, accent, tokens) => {
  const next = withAccent(tokens, 'light', accent)
  expect(next.light.accent).toBe(accent)
  for (const theme of ['dark', 'light'] as const) {
    const unread = kin.flatMap((name) => {
      const verdict = verdictOf(name, next[theme])
      return verdict && !verdict.isEnough ? [`${theme} ${name} ${verdict.ratio.toFixed(2)} on ${verdict.against}`] : []
    })
    expect(unread).toEqual([])
    expect(Object.keys(next[theme]).filter((name) => next[theme][name] !== tokens[theme][name] && !isKin(name))).toEqual([])
    expect(next[theme]['accent-soft']).not.toBe(tokens[theme]['accent-soft'])
  }
})
