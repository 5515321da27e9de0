import { expect, test } from 'vitest'

import type { Overlay, Page } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { applyPatch } from '../../rules/patch.ts'
import type { Patch } from '../../schemas/preview.ts'
import { createRegistry } from '../../runtime/contract/registry.ts'
import type { Widget } from '../../runtime/contract/widget.ts'
import { buildRelease } from '../release/release.ts'
import { aBrandFolder, icons, registry, sources, words } from './fakes.testing.ts'

// `note` is at version 2, where `message` became `text`.

const note = registry.get('note') as Widget // the fakes have it
/** A widget at version 2, of which the step makes one prop of two. */
const box: Widget = {
  contract: {
    ...note.contract,
    type: 'box',
    props: { type: 'object', additionalProperties: false, properties: { size: { type: 'string' } } },
  },
  load: note.load,
  migrations: { 1: { name: 'width-and-height-become-size', up: ({ width, height }) => ({ size: `${String(width)} ${String(height)}` }) } },
}
const home = {
  kind: 'page',
  id: 'home',
  format: 1,
  routes: ['/'],
  nodes: [
    { id: 'hello', widget: 'note', v: 2, props: { text: 'Hello' } },
    { id: 'box', widget: 'box', v: 2, props: { size: '1 2' } },
    { id: 'stack', widget: 'stack', slots: { main: [{ id: 'inner', widget: 'note', v: 2, props: { text: 'Inner' } }] } },
  ],
}

const overlayOf = (steps: readonly unknown[]) => ({ kind: 'overlay', id: 'week', format: 1, target: 'page/home', priority: 1, steps })

/** What the check says of a variation of the page, and the page as players get it with the variation. */
function played(steps: readonly unknown[]) {
  const { release, diagnostics } = buildRelease({
    brand: '_base',
    files: aBrandFolder({ 'pages/home.json': home, 'overlays/week.json': overlayOf(steps) }),
    registry: createRegistry([...registry.values(), box]),
    sources,
    words,
    icons,
  })
  const overlay = release.documents['overlay/week']?.body as Overlay | undefined
  const page = release.documents['page/home']?.body as unknown as Page
  const { nodes } = applyOverlays(page, overlay ? [overlay] : [], { facts: {}, flags: {} }).document
  return {
    found: diagnostics.map(({ code, pointer, message }) => `${pointer} ${code} ${message}`),
    fixes: diagnostics.map(({ fix }) => fix),
    nodes,
    node: (id: string) => nodes.find((one) => one.id === id),
  }
}

const brought = (widget: string) => `"${widget}" was brought from version 1 to version 2.`
const unversioned = (widget: string) => `"${widget}" has no "v", so it was taken for version 1 and brought to version 2.`

test('a block of an older version that a variation adds is brought up as one of the page, and so are those inside it', () => {
  const old = (id: string) => ({ id, widget: 'note', v: 1, props: { message: id } })
  const current = (id: string) => ({ id, widget: 'note', v: 2, props: { text: id } })
  const { found, node } = played([
    { op: 'ensure', key: 'new', to: 'last', item: { widget: 'note', props: { message: 'new' } } },
    { op: 'ensure', key: 'outer', to: 'last', item: { widget: 'stack', slots: { main: [old('in')] }, fallback: old('spare') } },
    { op: 'ensure', key: 'third', in: 'stack/main', to: 'first', item: { widget: 'note', v: 1, props: { message: 'third' } } },
  ])

  expect(node('new')).toEqual(current('new'))
  expect(node('outer')).toEqual({ id: 'outer', widget: 'stack', slots: { main: [current('in')] }, fallback: current('spare') })
  expect(node('stack')?.slots?.main?.[0]).toEqual(current('third'))
  expect(found).toEqual([
    `/steps/0/item layout/widget-migrated ${unversioned('note')}`,
    `/steps/1/item/slots/main/0 layout/widget-migrated ${brought('note')}`,
    `/steps/1/item/fallback layout/widget-migrated ${brought('note')}`,
    `/steps/2/item layout/widget-migrated ${brought('note')}`,
  ])
})

test('a prop that a variation sets by its older name sets the one of today, in a slot too', () => {
  const { found, node } = played([
    { op: 'set', key: 'hello', v: 1, props: { message: 'Good day' } },
    { op: 'set', key: 'inner', in: 'stack/main', props: { message: 'Within' } },
    { op: 'ensure', key: 'new', to: 'last', item: { widget: 'note', v: 2, props: { text: 'a' } } },
    { op: 'set', key: 'new', v: 2, props: { text: 'b' } },
  ])

  expect(node('hello')).toEqual({ id: 'hello', widget: 'note', v: 2, props: { text: 'Good day' } })
  expect(node('stack')?.slots?.main).toEqual([{ id: 'inner', widget: 'note', v: 2, props: { text: 'Within' } }])
  expect(node('new')?.props).toEqual({ text: 'b' })
  expect(found).toEqual([`/steps/0 layout/widget-migrated ${brought('note')}`, `/steps/1 layout/widget-migrated ${unversioned('note')}`])
})

test('blocks that a variation sets into a slot, and as a fallback, are brought up', () => {
  const { node } = played([
    {
      op: 'set',
      key: 'stack',
      slots: { main: [{ id: 'inner', widget: 'note', props: { message: 'Set' } }] },
      fallback: { id: 'spare', widget: 'note', props: { message: 'Spare' } },
    },
  ])

  expect(node('stack')?.slots?.main).toEqual([{ id: 'inner', widget: 'note', v: 2, props: { text: 'Set' } }])
  expect(node('stack')?.fallback).toEqual({ id: 'spare', widget: 'note', v: 2, props: { text: 'Spare' } })
})

test('blocks that a variation puts in place of those of the page are brought up, and so is what it sets in them', () => {
  const { found, node } = played([
    { op: 'replace', field: 'nodes', value: [{ id: 'only', widget: 'note', props: { message: 'Only' } }] },
    { op: 'set', key: 'only', props: { message: 'Set' } },
  ])

  expect(node('only')).toEqual({ id: 'only', widget: 'note', v: 2, props: { text: 'Set' } })
  expect(node('hello')).toBeUndefined()
  expect(found).toEqual([
    `/steps/0/value/0 layout/widget-migrated ${unversioned('note')}`,
    `/steps/1 layout/widget-migrated ${unversioned('note')}`,
  ])
})

test('the fix of a step writes what players get already', () => {
  const steps: JsonObject[] = [
    { op: 'set', key: 'hello', props: { message: 'Good day' } },
    { op: 'ensure', key: 'new', to: 'last', item: { widget: 'note', props: { message: 'new' } } },
    { op: 'set', key: 'inner', in: 'stack/main', when: { in: ['role', ['guest']] }, v: 1 },
  ]
  const before = played(steps)
  const patch = before.fixes.flatMap((fix) => fix ?? []) as unknown as Patch // a fix is a JSON Patch
  const fixed = applyPatch(overlayOf(steps) as unknown as Json, patch).value as unknown as Overlay

  expect(played(fixed.steps)).toMatchObject({ found: [], nodes: before.nodes })
})

test('where one prop was made of several, a step that sets some of them is refused with the version', () => {
  const { found, node } = played([{ op: 'set', key: 'box', v: 1, props: { width: 3 } }])

  expect(node('box')?.props).toEqual({ size: '1 2' })
  expect(found).toEqual([
    '/steps/0 layout/widget-version Props of "box" of version 1 cannot be set alone since width-and-height-become-size; ' +
      'write the step for version 2.',
  ])
})

test('a step for a version that is still to come is refused', () => {
  expect(played([{ op: 'set', key: 'hello', v: 3, props: { words: 'Good day' } }]).found).toEqual([
    '/steps/0/v layout/widget-version "note" is at version 2; the step asks for 3.',
  ])
})

test('a block that a variation adds has the defaults of its props, as one of the page has', () => {
  const games = { games: { source: 'games.hot' } }
  const { found, node } = played([
    { op: 'ensure', key: 'top', to: 'last', item: { widget: 'tiles', props: { title: 'Top' }, inputs: games } },
    { op: 'set', key: 'top', props: { rows: [{ label: 'a' }] } },
  ])

  expect(found).toEqual([])
  expect(node('top')?.props).toEqual({ title: 'Top', limit: 12, rows: [{ label: 'a', big: false }] })
})
