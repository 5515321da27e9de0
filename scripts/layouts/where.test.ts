import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { layoutsFolder } from './folder.testing.ts'

const { dir, write, foyer, remove } = layoutsFolder()
afterAll(remove)

write('layouts/_base/flags.json', {
  kind: 'flags',
  id: 'flags',
  format: 1,
  flags: { winter: { type: 'boolean', default: false, from: 'layout', owner: 'a', note: 'b' } },
})
write('layouts/kestrel/pages/winter.json', {
  kind: 'page',
  id: 'winter',
  format: 1,
  title: 't:frost',
  routes: ['/winter'],
  strings: { EN: { frost: 'Frost' } },
  nodes: [
    {
      id: 'snow',
      widget: 'game-section',
      when: { all: [{ flag: 'winter' }] },
      inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: { brand: 'constants.homePageSize' } } } },
    },
    {
      id: 'form',
      widget: 'form',
      inputs: { form: { source: 'form', args: { form: 'login' } }, state: { source: 'form.state', args: { form: 'login' } } },
    },
  ],
})
write('layouts/_base/menus/own.json', {
  kind: 'menu',
  id: 'own',
  format: 1,
  items: [{ id: 'ice', label: 't:nav.home', icon: 'wallet', to: '/winter', when: { flag: 'winter' } }],
})

type Place = { path: string; line: number; column: number; kind: string; name: string; document: string; subject: string; role: string }
const found = (query: string) => JSON.parse(foyer('where', '--json', query).out) as Place[]

test.each([
  ['flag.winter', ['flags/flags  declared', 'menu/own ice asked by the rule of', 'page/winter snow asked by the rule of']],
  [
    'winter',
    ['menu/own ice asked by the rule of', 'page/winter snow asked by the rule of', 'page/winter  declared', 'menu/own ice a link of'],
  ],
  ['/winter', ['page/winter  declared', 'page/winter  an address of', 'menu/own ice a link of']],
  ['t:frost', ['page/winter  declared', 'page/winter  a label of']],
  ['icon:wallet', ['menu/own ice shown by']],
  ['constants.homePageSize', ['brand/base  declared', 'page/winter snow read by']],
  ['brand.constants.homePageSize', ['brand/base  declared', 'page/winter snow read by']],
  ['source.games.by-category', ['page/winter snow an input of']],
  ['widget.game-section', ['page/winter snow draws']],
  ['form.state', ['page/winter form an input of']],
  ['form/login', ['form/login  declared', 'page/winter form an input of']],
])('where %s names every place, by kind', (query, expected) => {
  const places = found(query).map(({ document, subject, role }) => `${document} ${subject} ${role}`)
  for (const place of expected) expect(places).toContain(place)
})

test('a place is the line and column of the value in its file', () => {
  const [place] = found('t:frost').filter(({ role }) => role !== 'declared')
  const text = readFileSync(join(dir, 'layouts/kestrel/pages/winter.json'), 'utf8')

  expect(place?.line).toBe(1)
  expect(text.slice((place?.column ?? 0) - 1).startsWith('"t:frost"')).toBe(true)
})

test('a name that is known and that nothing uses is no fault; one that nothing has is, and the nearest is named', () => {
  expect(foyer('where', 'source.promotions')).toMatchObject({ code: 0, err: '' })
  expect(foyer('where', 'word.agent-home.nothing')).toMatchObject({ code: 2 })
  expect(foyer('where', 'token.accnt')).toMatchObject({ code: 2, err: 'There is no token "accnt". Did you mean `accent`?' })
  expect(foyer('where', 'constants.homePageSiz')).toMatchObject({ code: 2, err: expect.stringContaining('`constants.homePageSize`') })
})

test('a document that is no JSON is passed over', () => {
  write('layouts/kestrel/pages/broken.json', '{')

  expect(foyer('where', 'flag.winter')).toMatchObject({ code: 0, out: expect.stringMatching(/\n2 uses of flag winter in 2 documents$/) })
})
