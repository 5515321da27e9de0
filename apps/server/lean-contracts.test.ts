import { expect, test } from 'vitest'

import { withoutWords } from './lean-contracts.ts'

test('titles and descriptions are emptied, properties of that name and other texts stay', () => {
  const code = "export const contract = defineContract({ title: 'Banners', description: \"It's a carousel\", frame: { label: { word: 'label' } }, props: { properties: { title: { type: 'string', description: 'Heading' }, mode: { const: 'title' } } } })"

  expect(withoutWords(code)).toBe("export const contract = defineContract({ title: '', description: '', frame: { label: { word: 'label' } }, props: { properties: { title: { type: 'string', description: '' }, mode: { const: 'title' } } } })")
})
