import { expect, test } from 'vitest'

import { pictureUses } from './picture-uses.ts'

const [one, two, three] = ['aaaaaaaaaaaaaaaa', 'b_bbbbbbbbbbbbb-', 'cccccccccccccccc'] as const
const picture = (file: string) => ({ file, width: 1_600, height: 900, widths: [320] })
const usesIn = (document: object) => pictureUses({ path: 'foyer/pages/a.json', brand: 'foyer', text: JSON.stringify(document) })

test('a picture is found in props, items, variants and steps, with the block that has it, and by its address', () => {
  const uses = usesIn({
    kind: 'page',
    id: 'a',
    format: 1,
    picture: `/media/${one}-640.webp`,
    nodes: [
      { id: 'top', widget: 'picture', props: { picture: picture(one) } },
      {
        id: 'columns',
        widget: 'columns',
        slots: { left: [{ id: 'inner', widget: 'x', props: { by: { phone: picture(two), else: picture(two) } } }] },
      },
      { id: 'text', widget: 'text', props: { body: `url(https://example.com/media/${three}.webp)` } },
    ],
  })
  expect(uses).toEqual([{ file: one }, { file: one, node: 'top' }, { file: two, node: 'inner' }, { file: three, node: 'text' }])
})

test('what only looks like a picture is none', () => {
  expect(
    usesIn({
      kind: 'page',
      id: one,
      nodes: [
        { id: one, file: one },
        { file: 'short', widths: [] },
      ],
    }),
  ).toEqual([])
  expect(pictureUses({ path: 'foyer/pages/a.json', brand: 'foyer', text: `no JSON with /media/${one}.webp` })).toEqual([])
})
