import { expect, test } from 'vitest'

import { aBrandFolder, icons, registry, sources, words } from '../../src/authoring/check/fakes.testing.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { applyPatch } from '../../src/rules/patch.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Json } from '../../src/schemas/json.ts'
import type { Patch } from '../../src/schemas/preview.ts'

type Files = Readonly<Record<string, Json>>

const node = (more: Record<string, Json>): Json => ({ id: 'hot', widget: 'tiles', props: { title: 'Hot' }, inputs: games(), ...more })
const games = (more: Record<string, Json> = {}): Record<string, Json> => ({ games: { source: 'games.hot', ...more } })
const home = (...nodes: Json[]): Files => page({ nodes })
const page = (more: Record<string, Json>): Files => ({
  'pages/home.json': { kind: 'page', id: 'home', format: 1, routes: ['/'], nodes: [], ...more },
})
const when = (rule: Json) => home(node({ when: rule }))
const props = (more: Record<string, Json>) => home(node({ props: { title: 'Hot', ...more } }))
const menu = (item: Record<string, Json>): Files => ({
  'menus/top.json': { kind: 'menu', id: 'top', format: 1, items: [{ id: 'one', label: 'One', ...item }] },
})
const form = (more: Record<string, Json>): Files => ({
  'forms/login.json': {
    kind: 'form',
    id: 'login',
    format: 1,
    fields: [{ id: 'userName', input: 'text', label: 'Name' }],
    submit: { label: 'Send', intent: 'submit' },
    ...more,
  },
})
const field = (changes: Record<string, Json>) =>
  form({
    fields: [
      { id: 'userName', input: 'text', label: 'Name' },
      { id: 'other', input: 'text', label: 'Other', ...changes },
    ],
  })
const stack: Json = { id: 'stack', widget: 'stack', slots: { main: [node({ id: 'inner' })] } }
const overlay = (more: Record<string, Json>): Files => ({
  ...home(node({}), node({ id: 'banners' }), stack),
  'overlays/week.json': { kind: 'overlay', id: 'week', format: 1, target: 'page/home', priority: 1, steps: [], ...more },
})
const step = (more: Record<string, Json>) => overlay({ steps: [{ op: 'move', key: 'hot', to: 'last', ...more }] })

/** What is named, how a document names it, the name with a mistake, and the one that was meant. */
const names: readonly [what: string, files: (name: string) => Files, written: string, meant: string][] = [
  ['a kind of document', (name) => ({ 'menus/top.json': { kind: name, id: 'top', format: 1, items: [] } }), 'meun', 'menu'],
  ['a widget', (name) => home(node({ widget: name })), 'tilse', 'tiles'],
  ['a prop', (name) => home(node({ props: { title: 'Hot', [name]: 6 } })), 'limti', 'limit'],
  ['an input', (name) => home(node({ inputs: { ...games(), [name]: { source: 'badges.count' } } })), 'cuont', 'count'],
  ['a slot', (name) => home({ id: 'stack', widget: 'stack', slots: { [name]: [] } }), 'mian', 'main'],
  ['a source', (name) => home(node({ inputs: games({ source: name }) })), 'games.hto', 'games.hot'],
  ['a source of another group', (name) => home(node({ inputs: games({ source: name }) })), 'lobby.games.hot', 'games.hot'],
  ['a source without its group', (name) => home(node({ inputs: games({ source: name }) })), 'hot', 'games.hot'],
  ['the source of a badge', (name) => menu({ to: '/', badge: { source: name } }), 'badge.count', 'badges.count'],
  ['the source of items', (name) => menu({ each: { source: name, args: { id: 'top' } } }), 'menus', 'menu'],
  ['an argument', (name) => home(node({ inputs: games({ args: { [name]: 6 } }) })), 'limits', 'limit'],
  ['a menu in an argument', (name) => menu({ each: { source: 'menu', args: { id: name } } }), 'tpo', 'top'],
  [
    'a value of the brand',
    (name) => home(node({ inputs: games({ args: { limit: { brand: name } } }) })),
    'constants.hotLimt',
    'constants.hotLimit',
  ],
  [
    'a list of the brand',
    (name) => ({
      'orders/categories.json': {
        kind: 'order',
        id: 'categories',
        format: 1,
        steps: [{ op: 'split', from: 'SPORTS', by: 'vendor', into: [{ key: 'ESPORTS', members: { brand: name } }] }],
      },
    }),
    'vendors.esport',
    'vendors.esports',
  ],
  ['a fact in an argument', (name) => home(node({ inputs: games({ args: { limit: { fact: name } } }) })), 'divice', 'device'],
  ['a fact', (name) => when({ eq: [name, 'phone'] }), 'divice', 'device'],
  ['a value of a fact', (name) => when({ eq: ['device', name] }), 'phnoe', 'phone'],
  ['a flag', (name) => when({ flag: name }), 'summerLoby', 'summerLobby'],
  ['an operator', (name) => when({ [name]: ['device', 'phone'] }), 'eqq', 'eq'],
  ['an icon of a menu', (name) => menu({ to: '/', icon: name }), 'walet', 'wallet'],
  ['an icon of a widget', (name) => props({ icon: `icon:${name}` }), 'walet', 'wallet'],
  ['a colour', (name) => props({ tint: `token:${name}` }), 'acent', 'accent'],
  ['a shared word', (name) => props({ title: `t:${name}` }), 'nav.hmoe', 'nav.home'],
  ['a shared word without its group', (name) => props({ title: `t:${name}` }), 'home', 'nav.home'],
  ['a word of the widget', (name) => props({ title: `t:${name}` }), 'headnig', 'heading'],
  ['a word of the page', (name) => page({ title: `t:${name}`, strings: { EN: { welcome: 'Hello' } } }), 'welcom', 'welcome'],
  ['a word of a menu', (name) => menu({ to: '/', label: `t:${name}` }), 'nav.hom', 'nav.home'],
  ['a word of a form', (name) => form({ submit: { label: `t:${name}`, intent: 'submit' } }), 'nav.homee', 'nav.home'],
  ['an intent', (name) => menu({ intent: { kind: name } }), 'logotu', 'logout'],
  ['a popup', (name) => menu({ intent: { kind: 'open', popup: name } }), 'hmoe', 'home'],
  ['an address', (name) => ({ ...page({ routes: ['/', '/promotions'] }), ...menu({ to: name }) }), '/promotoins', '/promotions'],
  ['an address in a prop', (name) => page({ routes: ['/', '/promotions'], nodes: [more(name)] }), '/promotion', '/promotions'],
  [
    'an address that an intent opens',
    (name) => ({ ...page({ routes: ['/', '/slots'] }), ...menu({ intent: { kind: 'go', to: name } }) }),
    '/slot',
    '/slots',
  ],
  ['a page around the page', (name) => page({ chrome: { header: name } }), 'hmoe', 'home'],
  ['a page below a popup', (name) => page({ over: name }), 'hoem', 'home'],
  ['the action of a form', (name) => form({ action: name }), 'log-inn', 'log-in'],
  ['a field of a method', (name) => form({ methods: [{ id: 'all', label: 'All', fields: [name] }] }), 'userNmae', 'userName'],
  ['the other of two equal fields', (name) => field({ same: name }), 'userNmae', 'userName'],
  ['an icon of a field', (name) => field({ icon: name }), 'walet', 'wallet'],
  ['a word below a field', (name) => field({ hint: `t:${name}` }), 'nav.hom', 'nav.home'],
  ['a word of a choice', (name) => field({ options: [{ value: '1', label: `t:${name}` }] }), 'nav.hom', 'nav.home'],
  [
    'an address beside a field',
    (name) => ({ ...page({ routes: ['/', '/slots'] }), ...field({ link: { label: 'More', to: name } }) }),
    '/slot',
    '/slots',
  ],
  ['an icon of a method', (name) => form({ methods: [{ id: 'all', label: 'All', icon: name, fields: ['userName'] }] }), 'walet', 'wallet'],
  ['the target of a variation', (name) => overlay({ target: name }), 'page/hmoe', 'page/home'],
  ['a key in a variation', (name) => step({ key: name }), 'hto', 'hot'],
  ['a neighbour in a variation', (name) => step({ key: 'hot', to: { after: name } }), 'baners', 'banners'],
  ['a list in a variation', (name) => step({ key: 'inner', in: name }), 'stck/main', 'stack/main'],
  ['a source in a variation', (name) => ensured({ inputs: games({ source: name }) }), 'games.hto', 'games.hot'],
  ['a widget in a variation', (name) => ensured({ widget: name }), 'tile', 'tiles'],
]
function more(to: string): Json {
  return node({ props: { title: 'Hot', more: to } })
}
function ensured(changes: Record<string, Json>): Files {
  const item = { widget: 'tiles', props: { title: 'New' }, inputs: games(), ...changes }
  return overlay({ steps: [{ op: 'ensure', key: 'new', to: 'last', item }] })
}

function diagnose(files: Files) {
  return buildRelease({ brand: '_base', files: aBrandFolder(files), registry, sources, words, icons }).diagnostics
}

test.each(names)('%s that is not known is reported with the near one, and the fix writes it', (_what, filesWith, written, meant) => {
  const files = filesWith(written)
  const known = diagnose(filesWith(meant)).map(({ message }) => message)
  const found = diagnose(files).filter(({ message }) => !known.includes(message))

  expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(/ Did you mean ["`]([^"`]+)["`]\?$/)])
  expect(found[0]?.message).toContain(meant)
  const path = found[0]?.path.slice('layouts/_base/'.length) ?? ''
  const fixed = applyPatch(files[path] as Json, found[0]?.fix as unknown as Patch).value // a fix is a JSON Patch
  expect(fixed).toEqual(filesWith(meant)[path])
})

test('a source that stands in another group than was written is found among those of the portal', () => {
  const found = buildRelease({
    brand: '_base',
    files: aBrandFolder({
      ...home({ id: 'winners', widget: 'tiles', props: { title: 'Winners' }, inputs: { games: { source: 'games.recents' } } }),
      ...menu({ each: { source: 'games.winners' } }),
    }),
    registry,
    sources: allSources,
    words,
    icons,
  }).diagnostics

  expect(found.map(({ path, message, fix }) => [path.slice('layouts/_base/'.length), message, fix])).toEqual([
    [
      'menus/top.json',
      'There is no source "games.winners". Did you mean "winners"?',
      [{ op: 'replace', path: '/items/0/each/source', value: 'winners' }],
    ],
    [
      'pages/home.json',
      'There is no source "games.recents". Did you mean "games.recent"?',
      [{ op: 'replace', path: '/nodes/0/inputs/games/source', value: 'games.recent' }],
    ],
  ])
})
