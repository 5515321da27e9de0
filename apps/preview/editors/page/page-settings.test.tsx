// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import type { Json } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $documents } from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { PageSettings } from './page-settings.tsx'

afterEach(cleanup)

async function open(body: { [key: string]: Json } = {}): Promise<Scope> {
  const page = { ...pageOf(), routes: ['/help', '/faq'], ...body }
  const scope = await editorWith([published('page/help', page), published('page/home', pageOf())], { doc: 'page/help', sel: null })
  render(
    <Provider value={scope}>
      <PageSettings />
    </Provider>,
  )
  return scope
}
const pageNow = (scope: Scope) => scope.getState($documents).get('page/help')
const addresses = () => within(screen.getByRole('region', { name: t('page.addresses') }))

test('addresses are changed, added and removed in their order', async () => {
  const scope = await open()
  fireEvent.change(addresses().getAllByRole('textbox')[1]!, { target: { value: '/questions' } })
  fireEvent.click(addresses().getByRole('button', { name: t('page.address-add') }))
  expect(pageNow(scope)?.routes).toEqual(['/help', '/questions', '/help-3'])
  fireEvent.click(addresses().getByRole('button', { name: t('page.address-remove', { route: '/help' }) }))
  expect(pageNow(scope)?.routes).toEqual(['/questions', '/help-3'])
})

test('the last address that goes takes the list with it', async () => {
  const scope = await open({ routes: ['/help'] })
  fireEvent.click(addresses().getByRole('button', { name: t('page.address-remove', { route: '/help' }) }))
  expect(Object.hasOwn(pageNow(scope) ?? {}, 'routes')).toBe(false)
})

test('a popup has no addresses, but fields for the page below it and for how it closes', async () => {
  await open({ as: 'popup' })
  expect(screen.queryByRole('region', { name: t('page.addresses') })).toBeNull()
  expect(screen.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'))).toEqual(
    ['title', 'as', 'description', 'access', 'size', 'dismiss', 'over'].map((key) => t(`page.${key}`)),
  )
  expect(screen.getByText(t('page.over-hint'))).toBeDefined()
})

test('a page with an address has a description and a picture for search results and shared links; others have none', async () => {
  const scope = await open()
  const shared = within(screen.getByRole('region', { name: t('page.shared') }))
  const picture = shared.getByRole('textbox', { name: t('page.picture') })
  fireEvent.change(picture, { target: { value: '//elsewhere.test/a.png' } })
  expect(shared.getByText(t('inspector.must-be-picture'))).toBeDefined()
  fireEvent.change(picture, { target: { value: '/img/lobby.png' } })
  expect(shared.queryByText(t('inspector.must-be-picture'))).toBeNull()
  expect(pageNow(scope)?.picture).toBe('/img/lobby.png')
  fireEvent.change(picture, { target: { value: '' } })
  expect(Object.hasOwn(pageNow(scope) ?? {}, 'picture')).toBe(false)
  expect(shared.getByRole('combobox', { name: t('page.description') })).toBeDefined()

  cleanup()
  await open({ routes: [] })
  expect(screen.queryByRole('region', { name: t('page.shared') })).toBeNull()
})

test('a page that only some people may open says whether it opens in this view', async () => {
  await open({ access: 'login' })
  expect(screen.getByText(t('why.hidden', { who: t('inspector.persona-guest') }))).toBeDefined()
})

test('a word of the page is written in a language, and taken out where it is emptied; English stays', async () => {
  const scope = await open({ strings: { EN: { greeting: 'Hello' } } })
  const words = within(screen.getByRole('region', { name: t('page.words') }))
  fireEvent.change(words.getByDisplayValue('Hello'), { target: { value: '' } })
  expect(pageNow(scope)?.strings).toEqual({ EN: { greeting: '' } })
  fireEvent.change(words.getByRole('textbox', { name: t('page.word-new') }), { target: { value: 'farewell' } })
  fireEvent.click(words.getByRole('button', { name: t('page.word-add') }))
  expect(pageNow(scope)?.strings).toEqual({ EN: { greeting: '', farewell: '' } })
})

test('a word needs a name that no other has', async () => {
  await open({ strings: { EN: { greeting: 'Hello' } } })
  const words = within(screen.getByRole('region', { name: t('page.words') }))
  const add = () => words.getByRole('button', { name: t('page.word-add') }).getAttribute('aria-disabled')
  const name = words.getByRole('textbox', { name: t('page.word-new') })
  const tries = ['', 'greeting', 'two words', 'other'].map((value) => {
    fireEvent.change(name, { target: { value } })
    return add()
  })
  expect(tries).toEqual(['true', 'true', 'true', null])
})
