// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, describe, expect, test } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $panels, panelsChanged } from '../model/panels.ts'
import { $requestedPart } from '../model/view/parts.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { PartsList } from './parts-list.tsx'
import { effectWords } from './variations.tsx'

afterEach(cleanup)

const files = [
  published('page/home', { title: 'Home', ...pageOf() }),
  published('menu/side', { title: 'Side menu', items: [] }),
  published('form/login', {
    title: 'Login',
    methods: [
      { id: 'password', label: 'Password', fields: [{ id: 'name' }, { id: 'word' }] },
      { id: 'mobile', label: 't:login.mobile', fields: [] },
    ],
  }),
  published('overlay/lunar', {
    title: 'Lunar',
    target: 'menu/side',
    when: { from: '2027-02-05T00:00:00Z', until: '2027-02-20T00:00:00Z' },
    steps: [
      { op: 'ensure', key: 'gift' },
      { op: 'remove', key: 'old' },
      { op: 'move', key: 'news' },
      { op: 'explode', key: 'x' },
    ],
  }),
  published('flags/flags', { flags: {} }),
]
async function open(doc: string): Promise<Scope> {
  const scope = await editorWith(files, { doc })
  render(
    <Provider value={scope}>
      <PartsList />
    </Provider>,
  )
  return scope
}
const buttonsOf = (label: string) =>
  [...screen.getByRole('list', { name: label }).querySelectorAll('button')].map(({ textContent }) => textContent)

describe('the parts below the list of documents', () => {
  test('of a menu: its variations with what each does; a press opens one', async () => {
    const scope = await open('menu/side')
    const [lunar] = buttonsOf(t('outline.variations-of-menu'))
    expect(lunar).toMatch(/^Lunar/)
    expect(lunar).toContain(effectWords({ steps: [{ op: 'ensure' }, { op: 'remove' }, { op: 'move' }] }))
    fireEvent.click(screen.getByRole('button', { name: /^Lunar/ }))
    expect(scope.getState($viewSettings).doc).toBe('overlay/lunar')
  })

  test('of a variation: what it changes, and its steps; a press selects a step', async () => {
    const scope = await open('overlay/lunar')
    expect(buttonsOf(t('outline.target'))).toEqual(['Side menumenu/side'])
    expect(buttonsOf(t('outline.changes-of'))).toHaveLength(4)
    fireEvent.click(screen.getByRole('button', { name: /news/ }))
    expect(scope.getState($viewSettings).sel).toBe('2')
    expect(screen.getByRole('button', { current: true }).textContent).toContain('news')
  })

  test('of a form: its methods with how many fields each has', async () => {
    await open('form/login')
    expect(buttonsOf(t('outline.ways-in'))).toEqual(['Password2', 'mobile0'])
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Password2')
  })

  test('of a document that does not exist: a way home', async () => {
    const scope = await open('menu/none')
    fireEvent.click(screen.getByRole('button', { name: t('outline.go-home') }))
    expect(scope.getState($viewSettings).doc).toBe('page/home')
  })
})

test('operations of a variation are counted by kind, and kinds without any are not shown', () => {
  expect(effectWords({ steps: [{ op: 'set' }, { op: 'move' }] })).toBe(t('outline.changes', { count: 2 }))
  expect(effectWords({ steps: 'no list' })).toBe('')
})

test('a press on a part opens the inspector, leaves the JSON editor and asks for the part', async () => {
  const scope = await editorWith(files, { doc: 'form/login', view: 'json' })
  await allSettled(panelsChanged, { scope, params: { rightOpen: false } })
  render(
    <Provider value={scope}>
      <PartsList />
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /mobile/ }))
  expect(scope.getState($panels).rightOpen).toBe(true)
  expect(scope.getState($viewSettings).view).toBe('canvas')
  expect(scope.getState($requestedPart)).toEqual({ way: 'mobile' })
})
