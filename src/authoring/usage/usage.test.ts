import { expect, test } from 'vitest'

import type { Flags, LayoutDocument, Menu, Overlay, Page } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { applyPatch, PatchError } from '../../rules/patch.ts'
import { runs } from '../../../tests/support/samples/sample.ts'
import { createRegistry } from '../../runtime/contract/registry.ts'
import { defineContract, defineWidget } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { registry, someFlags, sources } from '../check/fakes.testing.ts'
import { nodesOf } from './places.ts'
import { reachOfItems, reachOfNodes } from '../reasons/reach.ts'
import { linesOf } from '../reasons/rule-lines.ts'
import { verdict } from '../reasons/rule-verdict.ts'
import { hiddenYetOpen, ifFlagOff, momentsOf, neverSeen } from './usage-effects.ts'
import { undeclaredFlags, unusedFlags, usageOf } from './usage.ts'
import { explainVisibility } from '../reasons/explain-visibility.ts'
import { suggestEdits } from '../reasons/suggest-edits.ts'
import { suggestViews } from '../reasons/suggest-views.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const home: Page = {
  kind: 'page',
  id: 'home',
  format: 1,
  title: 't:nav.home',
  routes: ['/'],
  chrome: { header: 'header', footer: null },
  nodes: [
    {
      id: 'hot',
      widget: 'tiles',
      props: { title: 't:hot', icon: 'wallet', tint: 'token:accent', more: '/rng?x=1' },
      inputs: { games: { source: 'games.hot' } },
      when: { all: [{ flag: 'summerLobby' }, { eq: ['role', 'member'] }] },
    },
    { id: 'box', widget: 'stack', when: { in: ['role', []] }, slots: { main: [{ id: 'inner', widget: 'note' }] } },
    { id: 'odd', widget: 'note', when: { flag: 'typo' } },
    {
      id: 'week',
      widget: 'note',
      when: { all: [{ from: '2027-01-20T00:00:00Z' }, { until: '2027-01-27T00:00:00Z' }, { eq: ['role', 'guest'] }] },
    },
  ],
}
const rng: Page = { kind: 'page', id: 'rng', format: 1, routes: ['/rng'], access: 'login', nodes: [] }
const header: Page = {
  kind: 'page',
  id: 'header',
  format: 1,
  as: 'chrome',
  nodes: [{ id: 'menu', widget: 'stack', inputs: { menu: { source: 'menu', args: { id: 'top' } } } }],
}
const lost: Page = { kind: 'page', id: 'lost', format: 1, as: 'popup', nodes: [] }
const top: Menu = {
  kind: 'menu',
  id: 'top',
  format: 1,
  items: [
    {
      id: 'slots',
      label: 't:nav.slots',
      icon: 'icon:home',
      to: '/rng',
      when: { any: [{ not: { flag: 'summerLobby' } }, { eq: ['role', 'agent'] }] },
      badge: { source: 'badges.count' },
    },
    { id: 'empty', items: [] },
  ],
}
const lunar: Overlay = {
  kind: 'overlay',
  id: 'lunar',
  format: 1,
  target: 'menu/top',
  priority: 1,
  when: { from: '2027-01-22T00:00:00Z' },
  steps: [{ op: 'ensure', key: 'gift', to: 'first', item: { icon: 'gift', intent: { kind: 'open', popup: 'rng' } } }],
}
const documents: LayoutDocument[] = [home, rng, header, lost, top, lunar, someFlags]
const places = (uses: readonly { document: string; pointer: string; subject: string; role: string }[]) =>
  uses.map(({ document, pointer, subject, role }) => `${document}${pointer} ${subject} ${role}`)

test('a plain text that players read is listed by what it says, a figure is not', () => {
  const page = { ...home, title: 'Welcome', nodes: [{ id: 'hot', widget: 'tiles', props: { title: 'Hot games', icon: 'wallet' } }] }
  const menu = { kind: 'menu', id: 'top', format: 1, items: [{ id: 'lucky', to: '/rng', label: '777' }] } as const
  const usage = usageOf([page, { ...menu, items: [...menu.items, { id: 'all', to: '/', label: 't:all' }] }], registry)
  expect(usage.uses.flatMap(({ kind, name, pointer }) => (kind === 'text' ? [`${name} ${pointer}`] : []))).toEqual([
    'Welcome /title',
    'Hot games /nodes/0/props/title',
  ])
})

test('everything that documents name is found where it is used', () => {
  const usage = usageOf(documents, registry)
  expect(places(usage.of('flag', 'summerLobby'))).toEqual([
    'page/home/nodes/0/when/all/0/flag hot when',
    'menu/top/items/0/when/any/0/not/flag slots when',
  ])
  expect(places(usage.of('page', 'rng'))).toEqual([
    'page/home/nodes/0/props/more hot link',
    'page/rng/routes/0  route',
    'menu/top/items/0/to slots link',
    'overlay/lunar/steps/0/item/intent/popup gift open',
  ])
  expect(places(usage.of('menu', 'top'))).toEqual(['page/header/nodes/0/inputs/menu/args/id menu input', 'overlay/lunar/target  target'])
  expect(['word', 'icon', 'token', 'source', 'widget'].map((kind) => usage.names(kind as 'word').join())).toEqual([
    'hot,nav.home,nav.slots',
    'gift,home,wallet',
    'accent',
    'badges.count,games.hot,menu',
    'note,stack,tiles',
  ])
  expect(places(usage.of('page', 'header'))).toEqual(['page/home/chrome/header  chrome'])
})

test("a page that only a widget's contract names is led to by the node, until the document names another", () => {
  const props = {
    type: 'object',
    additionalProperties: false,
    properties: { popup: { type: 'string', default: 'lost' }, more: { ...addressProp, default: '/rng?page=one' } },
  } as const
  const frame = { element: 'div', label: 'none', loading: { skeleton: 'none' } } as const
  const contract = defineContract({ type: 'opener', version: 1, props, inputs: {}, slots: {}, intents: ['open'], frame })
  const openers = createRegistry([defineWidget({ contract, load: () => Promise.reject(new Error('Nothing is drawn here.')) })])
  const nodes = [
    { id: 'plain', widget: 'opener' },
    { id: 'other', widget: 'opener', props: { popup: 'header', more: '/' } },
  ]
  const usage = usageOf([{ ...home, nodes }, rng, header, lost], openers)
  expect(places(usage.of('page', 'lost'))).toEqual(['page/home/nodes/0/props/popup plain open'])
  expect(places(usage.of('page', 'rng'))).toEqual(['page/home/nodes/0/props/more plain link', 'page/rng/routes/0  route'])
  expect(places(usage.of('page', 'header')).slice(0, 2)).toEqual([
    'page/home/chrome/header  chrome',
    'page/home/nodes/1/props/popup other open',
  ])
})

test('a document that is the same object is not read again', () => {
  const before = usageOf(documents, registry)
  const after = usageOf([{ ...home, title: 't:other' }, ...documents.slice(1)], registry)
  expect(after.of('word', 'nav.slots')[0]).toBe(before.of('word', 'nav.slots')[0])
  expect(after.of('word', 'nav.home')).toEqual([])
})

test('undeclared flags, and unused flags', () => {
  const usage = usageOf(documents, registry)
  expect(undeclaredFlags(usage, documents).map(({ name, subject }) => `${name} ${subject}`)).toEqual(['typo odd'])
  expect(unusedFlags(usage, documents)).toEqual(['level'])
})

test('the effect of a flag that is off is listed for each persona', () => {
  const effect = ifFlagOff(documents, 'summerLobby')
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join()
  expect(Object.entries(effect).map(([persona, { leave, come }]) => `${persona} -${ids(leave)} +${ids(come)}`)).toEqual([
    'guest - +slots',
    'member -hot +slots',
    'trial - +slots',
    'agent - +',
    'vip -hot +slots',
  ])
})

test('parts that nobody can see are listed with the reason', () => {
  const unseen = neverSeen(documents, usageOf(documents, registry), Date.parse('2027-02-01T00:00:00Z'))
  expect(unseen.map(({ document, id, reason, by }) => [document, id, reason, by].join(' ').trim())).toEqual([
    'page/home box rule',
    'page/home inner above box',
    'page/home odd flag typo',
    'page/home week past',
    'menu/top empty empty',
    'page/lost  unreachable',
  ])
})

test('a page that no shown item leads to is open by its address all the same', () => {
  const flags: Flags = { ...someFlags }
  const plain = { ...home, nodes: [] }
  const menu: Menu = { ...top, items: [{ id: 'slots', to: '/rng', when: { eq: ['role', 'agent'] } }] }
  const set = [plain, rng, menu, flags]
  expect(hiddenYetOpen(set, usageOf(set, registry))).toEqual([
    {
      page: 'rng',
      routes: ['/rng'],
      personas: ['member', 'trial', 'vip'],
      hiddenLinks: [{ document: 'menu/top', kind: 'item', id: 'slots', pointer: '/items/0' }],
    },
  ])
})

test('the moments of a page are those of its nodes, its chrome, its menus and their variations', () => {
  const { at, bars } = momentsOf(home, documents, usageOf(documents, registry))
  expect(at.map((time) => new Date(time).toISOString().slice(0, 10))).toEqual(['2027-01-20', '2027-01-22', '2027-01-27'])
  expect(bars.map(({ document, id, who }) => `${document} ${id} ${who.join()}`)).toEqual(
    ['page/home week guest', 'overlay/lunar  guest,member,trial,agent,vip', 'overlay/lunar gift guest,member,trial,agent,vip'].slice(
      0,
      bars.length,
    ),
  )
  expect(bars[0]).toMatchObject({ from: Date.parse('2027-01-20T00:00:00Z'), until: Date.parse('2027-01-27T00:00:00Z') })
})

const hostile = fc.constantFrom<Json>(
  null,
  0,
  -1,
  1e308,
  '',
  '__proto__',
  'constructor',
  't:',
  true,
  [],
  {},
  [[[]]],
  [null],
  { all: null },
  { all: [null, 'x'] },
  { not: { not: {} } },
  { eq: ['__proto__', 1] },
  { in: ['role', 'member'] },
  { flag: 3 },
  { from: 'tomorrow' },
  'first',
  '/',
  { source: 'x' },
)

function placesIn(value: Json, path = ''): string[] {
  return [
    path,
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => placesIn(entry, `${path}/${key}`))
      : []),
  ]
}

test('documents with anything in any place are searched without a throw', () => {
  let changed = 0
  fc.assert(
    fc.property(fc.nat(6), fc.array(fc.tuple(fc.nat(400), hostile), { minLength: 1, maxLength: 3 }), (which, changes) => {
      const at = which % documents.length
      const odd = changes.reduce<Json>(
        (value, [place, put]) => {
          const path = placesIn(value).filter((one) => one !== '' && one !== '/kind' && one !== '/id')
          try {
            return applyPatch(value, [{ op: 'replace', path: path[place % path.length] ?? '/format', value: put }]).value
          } catch (error) {
            if (error instanceof PatchError) return value
            throw error
          }
        },
        documents[at] as unknown as Json,
      ) as unknown as LayoutDocument
      changed += 1
      const all = documents.with(at, odd)
      const usage = usageOf(all, registry)
      undeclaredFlags(usage, all)
      unusedFlags(usage, all)
      ifFlagOff(all, 'summerLobby')
      neverSeen(all, usage, 0)
      hiddenYetOpen(all, usage)
      momentsOf(all[0] as Page, all, usage)
      if (odd.kind === 'menu') reachOfItems(odd)
      if (odd.kind !== 'page') return
      reachOfNodes(odd)
      for (const { part } of nodesOf(odd)) {
        linesOf(part.when)
        verdict(part.when)
      }
      const input = {
        document: odd,
        raw: odd as unknown as Json,
        name: 'page/home',
        overlays: [],
        id: 'inner',
        registry,
        sources,
        flagsDocument: someFlags,
        facts: { role: 'guest' },
        flags: {},
      } as const
      explainVisibility(input)
      suggestViews(input)
      suggestEdits(input)
    }),
    runs(1_000),
  )
  expect(changed).toBeGreaterThan(0)
})

test('a thousand nodes with rules are searched', () => {
  const long: Page = {
    ...home,
    nodes: Array.from({ length: 1_000 }, (_, index) => ({
      id: `n${index}`,
      widget: 'note',
      when: { all: [{ in: ['role', ['member', 'agent']] }, { eq: ['device', 'phone'] }, { flag: `F${index % 20}` }] },
    })),
  }
  expect(reachOfNodes(long).size).toBe(1_000)
  expect(usageOf([long], registry).of('flag', 'F3')).toHaveLength(50)
})
