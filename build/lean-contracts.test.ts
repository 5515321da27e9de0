import { expect, test } from 'vitest'

import { withoutWords } from './lean-contracts.ts'

test('titles, descriptions and intents are left out, properties of that name and other texts stay', () => {
  const code =
    "export const contract = defineContract({ title: 'Banners', description: \"It's a carousel\", intents: ['go', 'launch'], frame: { label: { word: 'label' } }, props: { properties: { title: { type: 'string', description: 'Heading' }, mode: { const: 'title' } } } })"

  expect(withoutWords(code)).toBe(
    "export const contract = defineContract({    frame: { label: { word: 'label' } }, props: { properties: { title: { type: 'string',  }, mode: { const: 'title' } } } })",
  )
})

test('a source stays without what it takes and gives, and says so; arguments of the same name elsewhere stay', () => {
  const code =
    "export const source = defineSource({ name: 'balance', args: z.object({ id: z.string() }), value: Balance, select: ({ value }, { args }) => ({ value, args }) })"

  expect(withoutWords(code)).toBe(
    "export const source = defineSource({ name: 'balance', bare: true,  select: ({ value }, { args }) => ({ value, args }) })",
  )
})

test('an input stays without its noun', () => {
  expect(withoutWords("export const contract = defineContract({ inputs: { games: { noun: GamePage, need: 'inside' } } })")).toBe(
    "export const contract = defineContract({ inputs: { games: {  need: 'inside' } } })",
  )
})

test('an import goes when nothing names it any more, and stays while something does', () => {
  const contract =
    "import { GamePage } from '../../schemas/nouns/game.ts'\nexport const contract = defineContract({ inputs: { games: { noun: GamePage } } })"

  expect(withoutWords(contract)).toBe('export const contract = defineContract({ inputs: { games: {  } } })')
  expect(withoutWords(`${contract}\nexport const kept = GamePage`)).toContain('import { GamePage }')
})
