// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, createEvent, fork } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { $actions, actionChosen, actionsAdded, createPlainAction } from '../../model/actions.ts'
import { $carried, blockPickedUp, carriedOver, carriedPutDown, newPickedUp } from '../../model/moving/carried.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { partChosen } from '../../model/view/choice.ts'
import { $document, $past, edited, undone } from '../../model/documents/documents.ts'
import { callerOf, editorWith, published } from '../../model/editor.testing.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { LiveRegions } from '../../../kit/messages/live-regions.tsx'
import { canvasActions } from '../blocks/actions.ts'
import { blockMenu } from '../blocks/block-menu.ts'
import { MoveBar } from './move-bar.tsx'
import './move-keys.ts'
import './move-messages.ts'

const page: JsonObject = {
  kind: 'page',
  id: 'home',
  format: 1,
  routes: ['/'],
  nodes: [
    { id: 'heading', widget: 'page-heading', props: { title: 'Lobby' } },
    { id: 'top', widget: 'columns', slots: { main: [{ id: 'banners', widget: 'banner-carousel' }], side: [] } },
    { id: 'hot', widget: 'game-section', props: { title: 'Hot games' } },
    { id: 'cards', widget: 'card-row', slots: { cards: [] } },
  ],
}

let catalogue: Catalogue | null
let scope: Scope
beforeAll(async () => {
  const first = fork()
  await allSettled(loadCatalogueFx, { scope: first })
  catalogue = first.getState($catalogue)
})
beforeEach(async () => {
  scope = await editorWith([published('page/home', page)], { doc: 'page/home', sel: 'hot' }, [[$catalogue, catalogue]])
  call(actionsAdded, canvasActions)
})
const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)
const doAction = (id: string) => call(actionChosen, id)
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)

afterEach(() => {
  press('Escape') // a block that is still carried handles every key
  cleanup()
  document.documentElement.dir = ''
})

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.body.dispatchEvent(event)
  return event
}
const menu = () =>
  blockMenu(
    scope.getState($actions),
    (store) => scope.getState(store),
    doAction,
    () => undefined,
  )
const order = () =>
  blocksOf(scope.getState($document) ?? {})
    .map(({ id, parent }) => (parent ? `${parent}>${id}` : id))
    .join(' ')

/** Every sentence in order, once all were announced. */
async function heard(count: number): Promise<string[]> {
  const all = () => [...document.querySelectorAll('[data-live=polite] > *')].map(({ textContent }) => textContent ?? '')
  for (let turn = 0; turn < 60 && all().length < count; turn += 1) await new Promise((done) => setTimeout(done, 50))
  return all()
}

test('the place of a carried block is announced while it moves, and where it returns to', async () => {
  show(<LiveRegions />)
  doAction('block.pick-up')
  press('ArrowDown')
  press('Escape')
  expect(await heard(3)).toEqual([
    'Picked up Hot games, position 3 of 4. Arrow keys move it, Space drops it, Escape cancels.',
    'Position 4 of 4, after Row of cards.',
    'Returned to position 3.',
  ])
  expect(order()).toBe('heading top top>banners hot cards')
  expect(scope.getState($past)).toHaveLength(0)
})

test('Space carries a block by arrows and puts it down in one step of undo', () => {
  doAction('block.pick-up')
  press('ArrowUp')
  press('ArrowUp')
  press(' ')
  expect(order()).toBe('hot heading top top>banners cards')
  expect(scope.getState($past)).toHaveLength(1)
  call(undone, undefined)
  expect(order()).toBe('heading top top>banners hot cards')
})

test('arrows to the side go into an area and out of it, mirrored from right to left', () => {
  doAction('block.pick-up')
  press('ArrowRight')
  expect(scope.getState($carried)?.spot?.list).toBe('/nodes/1/slots/side')
  press('ArrowLeft')
  expect(scope.getState($carried)?.spot).toEqual({ list: '/nodes', index: 2 })
  document.documentElement.dir = 'rtl'
  press('ArrowLeft')
  press(' ')
  expect(order()).toContain('top>hot')
})

test('a letter does nothing else while a block is carried, and a bar shows the keys', () => {
  doAction('block.pick-up')
  show(<MoveBar />)
  expect(press('h').defaultPrevented).toBe(true)
  expect(scope.getState($past)).toHaveLength(0)
  expect(screen.getByText('Moving Hot games')).toBeTruthy()
  expect(screen.getByText(/back to 3rd/)).toBeTruthy()
  press('Escape')
})

test('the pointer puts nothing where an area does not take it', () => {
  call(blockPickedUp, { block: 'hot', by: 'pointer' })
  call(carriedOver, { spot: { list: '/nodes/3/slots/cards', index: 0 }, refused: { code: 'not-allowed', slot: 'cards', owner: 'cards' } })
  call(carriedPutDown, undefined)
  expect(order()).toBe('heading top top>banners hot cards')
  expect(scope.getState($carried)).toBeNull()
})

test('a block that is dropped as a copy stays where it is, and the copy is one step of undo', () => {
  call(blockPickedUp, { block: 'top', by: 'pointer' })
  call(carriedOver, { spot: { list: '/nodes', index: 4 }, refused: null })
  call(carriedPutDown, { copies: true })
  expect(order()).toBe('heading top top>banners hot cards top-2 top-2>banners-2')
  expect(scope.getState($past)).toHaveLength(1)
})

test('a new block that is let go outside adds nothing, inside it is added with what it was given', () => {
  call(newPickedUp, { widget: 'winner-board', node: {} })
  call(carriedPutDown, undefined)
  expect(blocksOf(scope.getState($document) ?? {})).toHaveLength(5)
  call(newPickedUp, { widget: 'winner-board', node: { props: { rows: 3 } } })
  call(carriedOver, { spot: { list: '/nodes', index: 1 }, refused: null })
  call(carriedPutDown, undefined)
  expect(scope.getState($document)).toHaveProperty('nodes.1', { props: { rows: 3 }, id: 'winner-board', widget: 'winner-board' })
})

test('an edit from elsewhere lets go of what is carried', () => {
  doAction('block.pick-up')
  call(edited, { label: 'x', document: 'page/home', patch: [{ op: 'remove', path: '/nodes/0' }] })
  expect(scope.getState($carried)).toBeNull()
})

test('one step by action moves at once and follows the block', () => {
  doAction('block.down')
  expect(order()).toBe('heading top top>banners cards hot')
  doAction('block.to-top')
  expect(order()).toBe('hot heading top top>banners cards')
  expect(scope.getState($past)).toHaveLength(2)
})

test('the menu says why an entry cannot be used, and has every action of blocks', () => {
  call(partChosen, 'heading')
  const entries = menu().flatMap((entry) => (entry.kind === 'separator' || entry.kind === 'heading' ? [] : [entry]))
  expect(entries.find(({ id }) => id === 'block.up')?.disabled).toBe('It cannot move further in that direction.')
  expect(entries.find(({ id }) => id === 'block.add-inside')?.disabled).toBe('This block cannot contain other blocks.')
  expect(entries.find(({ id }) => id === 'block.copy')?.shortcut).toBe('mod+c')
  const named = new Set(entries.map(({ id }) => id))
  expect(
    scope
      .getState($actions)
      .filter(({ group, id }) => group === 'block' && !named.has(id))
      .map(({ id }) => id),
  ).toEqual(['block.into', 'block.out'])
})

test('an action that another folder adds to blocks is in the menu', () => {
  const elsewhere = createPlainAction<void>({ id: 'block.elsewhere', group: 'block', title: () => 'Elsewhere', target: createEvent() })
  call(actionsAdded, [elsewhere])
  expect(menu().some((entry) => entry.id === 'block.elsewhere')).toBe(true)
})
