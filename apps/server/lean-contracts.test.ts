import { expect, test } from 'vitest'

import { withoutWords } from './lean-contracts.ts'

test('titles, descriptions and intents are left out, properties of that name and other texts stay', () => {
  const code = "export const contract = defineContract({ title: 'Banners', description: \"It's a carousel\", intents: ['go', 'launch'], frame: { label: { word: 'label' } }, props: { properties: { title: { type: 'string', description: 'Heading' }, mode: { const: 'title' } } } })"

  expect(withoutWords(code)).toBe("export const contract = defineContract({    frame: { label: { word: 'label' } }, props: { properties: { title: { type: 'string',  }, mode: { const: 'title' } } } })")
})
