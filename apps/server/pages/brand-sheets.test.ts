import { expect, test } from 'vitest'

import { brandSheets } from './brand-sheets.ts'
import { vocabulary } from '../layouts/contracts.ts'
import { foyer, releaseOf } from '../example.testing.ts'

test("a brand's sheet has its tokens, and the sizes of its release's nodes with and without overlays", () => {
  const columns = { id: 'top', widget: 'columns', props: { side: 300 } }
  const release = releaseOf({
    'page/home': { kind: 'page', id: 'home', format: 1, nodes: [columns] },
    'overlay/feast': {
      kind: 'overlay',
      id: 'feast',
      format: 1,
      target: 'page/home',
      priority: 1,
      when: { fact: 'role', is: 'member' },
      steps: [{ op: 'set', key: 'top', props: { side: 444 } }],
    },
  })
  const sheets = brandSheets({ hash: (text) => String(text.length), registry: vocabulary.registry, refuse: () => undefined })
  const address = sheets.addressOf('foyer', foyer, release) ?? ''
  const css = sheets.css(address) ?? ''

  expect(address).toBe(`/brand/foyer.${css.length}.css`)
  expect(css).toContain('--color-accent:#ff6a3d')
  expect(css.match(/^\.side.*/gm)).toEqual(['.side-300{--side:18.75rem}', '.side-444{--side:27.75rem}'])
  expect(css).toContain('.frame-height-phone-216{--frame-height-phone:13.5rem}')
  expect(sheets.addressOf('foyer', foyer, release)).toBe(address)
})

test('a brand that nobody described has no sheet, and tokens that are no plain values are named once', () => {
  const refused: string[][] = []
  const sheets = brandSheets({
    hash: (text) => text,
    registry: vocabulary.registry,
    refuse: (brand, tokens) => refused.push([brand, ...tokens]),
  })
  const bad = { ...foyer, tokens: { ...foyer.tokens, dark: { accent: 'red}body{' } } }

  expect(sheets.addressOf('foyer', undefined, releaseOf({}))).toBeUndefined()
  sheets.addressOf('foyer', bad, releaseOf({}))
  sheets.addressOf('foyer', bad, releaseOf({}))
  expect(refused).toEqual([['foyer', 'dark.accent']])
})
