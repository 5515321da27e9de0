// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { addActions, act as doAction, allActions } from '../model/actions.ts'
import { $carried, blockPickedUp, carriedOver, carriedPutDown, newPickedUp } from '../model/carried.ts'
import { loadCatalogueFx } from '../model/catalogue.ts'
import { partChosen } from '../model/choice.ts'
import { $document, $past, edited, undone, workspaceLoaded } from '../model/documents.ts'
import { viewSettingsChanged } from '../model/view-settings.ts'
import { blocksOf } from '../model/nodes.ts'
import { LiveRegions } from '../ui/live-regions.tsx'
import { addCanvasActions } from './actions.ts'
import { blockMenu } from './block-menu.ts'
import { MoveBar } from './move-bar.tsx'
import './move-keys.ts'
import './move-messages.ts'

const page = {
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

beforeAll(async () => {
  await loadCatalogueFx()
  addCanvasActions()
})
beforeEach(() => {
  workspaceLoaded({
    brand: 'foyer',
    draft: 'main',
    brands: [],
    drafts: {},
    release: '',
    files: [{ name: 'page/home', brand: '_base', path: '_base/pages/home.json', text: JSON.stringify(page), etag: '1' }],
  })
  viewSettingsChanged({ doc: 'page/home', sel: 'hot' })
})
afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.body.dispatchEvent(event)
  return event
}
const order = () =>
  blocksOf($document.getState() ?? {})
    .map(({ id, parent }) => (parent ? `${parent}>${id}` : id))
    .join(' ')

/** Every sentence in turn, once they have all been heard. */
async function heard(count: number): Promise<string[]> {
  const all = () => [...document.querySelectorAll('[data-live=polite] > *')].map(({ textContent }) => textContent ?? '')
  for (let turn = 0; turn < 60 && all().length < count; turn += 1) await new Promise((done) => setTimeout(done, 50))
  return all()
}

test('what is carried is said as it goes, and where it returns to', async () => {
  render(<LiveRegions />)
  doAction('block.pick-up')
  press('ArrowDown')
  press('Escape')
  expect(await heard(3)).toEqual([
    'Picked up Hot games, position 3 of 4. Arrow keys move it, Space drops it, Escape cancels.',
    'Position 4 of 4, after Row of cards.',
    'Returned to position 3.',
  ])
  expect(order()).toBe('heading top top>banners hot cards')
  expect($past.getState()).toHaveLength(0)
})

test('Space carries a block by arrows and puts it down in one step of undo', () => {
  doAction('block.pick-up')
  press('ArrowUp')
  press('ArrowUp')
  press(' ')
  expect(order()).toBe('hot heading top top>banners cards')
  expect($past.getState()).toHaveLength(1)
  undone()
  expect(order()).toBe('heading top top>banners hot cards')
})

test('arrows to the side go into an area and out of it, mirrored from right to left', () => {
  doAction('block.pick-up')
  press('ArrowRight')
  expect($carried.getState()?.spot?.list).toBe('/nodes/1/slots/side')
  press('ArrowLeft')
  expect($carried.getState()?.spot).toEqual({ list: '/nodes', index: 2 })
  document.documentElement.dir = 'rtl'
  press('ArrowLeft')
  press(' ')
  expect(order()).toContain('top>hot')
})

test('a letter does nothing else while a block is carried, and a bar says the keys', () => {
  doAction('block.pick-up')
  render(<MoveBar />)
  expect(press('h').defaultPrevented).toBe(true)
  expect($past.getState()).toHaveLength(0)
  expect(screen.getByText('Moving Hot games')).toBeTruthy()
  expect(screen.getByText(/back to 3rd/)).toBeTruthy()
  press('Escape')
})

test('the pointer puts nothing where an area does not take it', () => {
  blockPickedUp({ block: 'hot', by: 'pointer' })
  carriedOver({ spot: { list: '/nodes/3/slots/cards', index: 0 }, refused: { code: 'not-allowed', slot: 'cards', owner: 'cards' } })
  carriedPutDown()
  expect(order()).toBe('heading top top>banners hot cards')
  expect($carried.getState()).toBeNull()
})

test('a new block that is let go outside adds nothing, inside it is added with what it was given', () => {
  newPickedUp({ widget: 'winner-board', node: {} })
  carriedPutDown()
  expect(blocksOf($document.getState() ?? {})).toHaveLength(5)
  newPickedUp({ widget: 'winner-board', node: { props: { rows: 3 } } })
  carriedOver({ spot: { list: '/nodes', index: 1 }, refused: null })
  carriedPutDown()
  expect($document.getState()).toHaveProperty('nodes.1', { props: { rows: 3 }, id: 'winner-board', widget: 'winner-board' })
})

test('an edit from elsewhere lets go of what is carried', () => {
  doAction('block.pick-up')
  edited({ label: 'x', document: 'page/home', patch: [{ op: 'remove', path: '/nodes/0' }] })
  expect($carried.getState()).toBeNull()
})

test('one step by action moves at once and follows the block', () => {
  doAction('block.down')
  expect(order()).toBe('heading top top>banners cards hot')
  doAction('block.to-top')
  expect(order()).toBe('hot heading top top>banners cards')
  expect($past.getState()).toHaveLength(2)
})

test('the menu says why an entry cannot be used, and has every action of blocks', () => {
  partChosen('heading')
  const entries = blockMenu().flatMap((entry) => (entry.kind === 'separator' || entry.kind === 'heading' ? [] : [entry]))
  expect(entries.find(({ id }) => id === 'block.up')?.disabled).toBe('It cannot move further in that direction.')
  expect(entries.find(({ id }) => id === 'block.add-inside')?.disabled).toBe('This block cannot contain other blocks.')
  expect(entries.find(({ id }) => id === 'block.copy')?.shortcut).toBe('mod+c')
  const named = new Set(entries.map(({ id }) => id))
  expect(
    allActions()
      .filter(({ group, id }) => group === 'block' && !named.has(id))
      .map(({ id }) => id),
  ).toEqual(['block.into', 'block.out'])
})

test('an action that another folder adds to blocks stands in the menu', () => {
  addActions([{ id: 'block.elsewhere', group: 'block', title: () => 'Elsewhere', run: () => undefined }])
  expect(blockMenu().some((entry) => entry.id === 'block.elsewhere')).toBe(true)
})
