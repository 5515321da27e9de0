import { expect, test } from 'vitest'

import type { LayoutDocument } from '../../schemas/documents.ts'
import type { NodeState } from '../../schemas/preview.ts'
import { registry, sources } from '../check/fakes.testing.ts'
import { usageOf } from '../usage/usage.ts'
import { explainVisibility } from './explain-visibility.ts'
import { menuDrawn } from './menu-drawn.ts'
import type { MenuQuestion } from './menu-drawn.ts'

const menuOf = (id: string) => ({ source: 'menu', args: { id } })
const node = (id: string, menu: string, more: object = {}) => ({
  id,
  widget: 'stack',
  inputs: { menu: menuOf(menu) },
  ...more,
})
const page = (id: string, nodes: object[], more: object = {}) => ({ kind: 'page', id, format: 1, nodes, ...more })
const menu = (id: string, items: object[] = []) => ({ kind: 'menu', id, format: 1, items })
const forMembers = { when: { eq: ['role', 'member'] } }

/** Asks about a menu of these documents as a guest; `states` are the blocks that the frame reports, by `page/node`. */
function ask(id: string, documents: readonly object[], states?: Record<string, NodeState['shown']>) {
  const all = documents as LayoutDocument[]
  const byName = new Map(all.map((one) => [`${one.kind}/${one.id}`, one]))
  const nodes = new Map(
    Object.entries(states ?? {}).map(([name, shown]) => [name, { page: name.split('/')[0]!, node: name.split('/')[1]!, shown }]),
  )
  const question: MenuQuestion = {
    usage: usageOf(all, registry),
    documents: byName,
    shown: states && { page: 'home', popups: [], nodes },
    explain: (holder, state) =>
      explainVisibility({
        document: byName.get(holder.document) as never,
        raw: byName.get(holder.document) as never,
        name: holder.document,
        id: holder.part,
        overlays: all.filter((one) => one.kind === 'overlay'),
        registry,
        sources,
        facts: { role: 'guest' },
        flags: {},
        state,
      }),
  }
  return menuDrawn(id, question)
}

test('a menu is drawn where a block that has it is drawn, and another that is hidden does not matter', () => {
  const documents = [page('home', [node('one', 'top', forMembers)]), page('header', [node('two', 'top')]), menu('top')]
  expect(ask('top', documents, { 'home/one': 'hidden', 'header/two': 'drawn' })).toEqual({
    drawn: true,
    by: { document: 'page/header', part: 'two' },
  })
})

test('a hidden block of the page is the reason, with the check that hides it', () => {
  const documents = [page('home', [node('one', 'top', forMembers)]), menu('top')]
  const told = { drawn: false, because: 'hidden', by: { document: 'page/home', part: 'one' } }
  expect(ask('top', documents, { 'home/one': 'hidden' })).toMatchObject({ ...told, check: { step: 'rule', pointer: '/nodes/0/when' } })
  expect(ask('top', documents)).toMatchObject(told) // rules say so without a frame

  const inside = [page('home', [{ id: 'around', widget: 'stack', slots: { main: [node('one', 'top')] }, ...forMembers }]), menu('top')]
  expect(ask('top', inside, { 'home/one': 'hidden' })).toMatchObject({ ...told, check: { step: 'ancestor', id: 'around' } })
})

test('a menu of pages that are not open is told with these pages, and whether anything leads to them', () => {
  const lost = page('lost', [node('two', 'top')])
  const center = page('center', [node('one', 'top')], { routes: ['/center'] })
  expect(ask('top', [page('home', []), center, lost, menu('top')], {})).toEqual({
    drawn: false,
    because: 'elsewhere',
    holders: [{ document: 'page/center', part: 'one' }],
  })
  expect(ask('top', [page('home', []), lost, menu('top')], {})).toEqual({
    drawn: false,
    because: 'unreachable',
    holders: [{ document: 'page/lost', part: 'two' }],
  })
})

test('a menu that no page has is drawn nowhere, and one inside itself too', () => {
  expect(ask('top', [page('home', []), menu('top')], {})).toEqual({ drawn: false, because: 'nowhere' })
  const round = menu('top', [{ id: 'more', label: 'More', each: menuOf('top') }])
  expect(ask('top', [page('home', []), round], {})).toEqual({ drawn: false, because: 'nowhere' })
})

test('a menu that no page names is not known while a block takes its menu from the address', () => {
  const chosen = (id: object) => ({ id: 'one', widget: 'stack', inputs: { menu: { source: 'menu', args: { id } } } })
  const documents = [page('home', [chosen({ query: 'menu' })]), page('header', [node('two', 'other')]), menu('top'), menu('other')]
  expect(ask('top', documents, {})).toEqual({ drawn: 'unknown' })
  expect(ask('other', documents, { 'header/two': 'drawn' })).toMatchObject({ drawn: true })
})

test('a menu inside another is drawn with that one, and hidden with the item that has it', () => {
  const documents = (more: object) => [
    page('home', [node('one', 'top')]),
    menu('top', [{ id: 'more', label: 'More', each: menuOf('inner'), ...more }]),
    menu('inner'),
  ]
  expect(ask('inner', documents({}), { 'home/one': 'drawn' })).toMatchObject({ drawn: true })
  expect(ask('inner', documents(forMembers), { 'home/one': 'drawn' })).toMatchObject({
    because: 'hidden',
    by: { document: 'menu/top', part: 'more' },
  })
})

test('a block that a variation adds has the menu too', () => {
  const overlay = {
    kind: 'overlay',
    id: 'summer',
    format: 1,
    target: 'page/home',
    priority: 1,
    steps: [{ op: 'ensure', key: 'one', to: 'last', item: { widget: 'stack', inputs: { menu: menuOf('top') } } }],
  }
  expect(ask('top', [page('home', []), overlay, menu('top')], { 'home/one': 'drawn' })).toEqual({
    drawn: true,
    by: { document: 'page/home', part: 'one' },
  })
})

test('what is still loading, or was not reported, is not known', () => {
  const documents = [page('home', [node('one', 'top')]), menu('top')]
  expect([ask('top', documents, { 'home/one': 'loading' }), ask('top', documents)]).toEqual([{ drawn: 'unknown' }, { drawn: 'unknown' }])
})
