// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $sel } from '../../model/view/choice.ts'
import { $documents, undone } from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { placeOpened } from '../open-place.ts'
import { MenuEditor } from './menu-editor.tsx'

afterEach(cleanup)
const items: JsonObject[] = [
  { id: 'home', label: 'Home', to: '/' },
  { id: 'help', label: 'Help', items: [{ id: 'rules', label: 'Rules', to: '/rules' }] },
  { id: 'out', label: 'Log out', intent: { kind: 'logout' } },
]

async function open(sel: string | null = null): Promise<Scope> {
  const scope = await editorWith([published('menu/side', { items }), published('page/home', pageOf())], { doc: 'menu/side', sel })
  render(
    <Provider value={scope}>
      <MenuEditor />
    </Provider>,
  )
  return scope
}
const itemsNow = (scope: Scope) => scope.getState($documents).get('menu/side')?.items
const details = (name: string) => within(screen.getByRole('region', { name }))

test('items of a group are listed inside it', async () => {
  await open()
  expect(screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-level'))).toEqual(['1', '1', '2', '1'])
})

test('changes of one part of an item in a row are one step of undo', async () => {
  const scope = await open('home')
  const press = (what: string) => fireEvent.click(details('Home').getByRole('radio', { name: t(`menu.press-${what}`) }))
  press('group')
  press('intent')
  expect(itemsNow(scope)).not.toEqual(items)
  await allSettled(undone, { scope })
  expect(itemsNow(scope)).toEqual(items)
})

test('an item that opened a page opens a group instead, with nothing of the page left', async () => {
  const scope = await open('home')
  fireEvent.click(details('Home').getByRole('radio', { name: t('menu.press-group') }))
  expect(itemsNow(scope)).toEqual([{ id: 'home', label: 'Home', items: [] }, items[1], items[2]])
})

test('the buttons of an item move it as far as it can go, and each move is a step of its own', async () => {
  const scope = await open('out')
  const up = () => details('Log out').getByRole('button', { name: t('menu.up') })
  fireEvent.click(up())
  fireEvent.click(up())
  expect(itemsNow(scope)).toEqual([items[2], items[0], items[1]])
  expect(up().getAttribute('aria-disabled')).toBe('true')
  await allSettled(undone, { scope })
  expect(itemsNow(scope)).toEqual([items[0], items[2], items[1]])
})

test('the item after one that is deleted is chosen', async () => {
  const scope = await open('home')
  fireEvent.click(details('Home').getByRole('button', { name: t('menu.remove') }))
  expect(itemsNow(scope)).toEqual(items.slice(1))
  expect(scope.getState($sel)).toBe('help')
})

test('a new item opens on its fields, whatever part of another one was open', async () => {
  await open('home')
  fireEvent.click(details('Home').getByRole('tab', { name: t('inspector.tab-why') }))
  fireEvent.click(screen.getByRole('button', { name: t('menu.add') }))
  fireEvent.click(await screen.findByRole('menuitem', { name: t('menu.add-item') }))
  const added = details(t('menu.new-item'))
  expect(added.getByRole('tab', { name: t('menu.part-item') }).getAttribute('aria-selected')).toBe('true')
})

test('the item of a place that is opened is chosen', async () => {
  const scope = await open()
  await allSettled(placeOpened, { scope, params: { document: 'menu/side', pointer: '/items/1/items/0/to' } })
  expect(scope.getState($sel)).toBe('rules')
})
