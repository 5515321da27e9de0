// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import styles from './view.module.css'
import * as view from './view.tsx'

afterEach(cleanup)

test('the rail names every item, marks the current one and leaves out categories without vendors', () => {
  const { getAllByRole, getByRole } = drawExample(contract, view, examples.open!)

  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Favourites',
    'Reward center2 new',
    'Betting record',
    'Messages99+ new',
    'Slots',
    'Sports',
    'Code for the iOS app: scan it with your phoneiOS',
    'Code for the Android app: scan it with your phoneAndroid',
    'Support',
    'Sign out',
  ])
  expect(getByRole('link', { current: 'page' }).textContent).toBe('Home')
  expect(getByRole('list', { name: 'Member center' }).children.length).toBe(2)
})

test('items go, launch and contact, and the rail stays as it is', () => {
  const { getByRole, send } = drawExample(contract, view, examples.open!)

  fireEvent.click(getByRole('link', { name: 'Slots' }))
  fireEvent.click(getByRole('button', { name: 'Sports' }))
  fireEvent.click(getByRole('button', { name: 'Support' }))

  expect(send.mock.calls).toEqual([
    [{ kind: 'go', to: '/rng' }],
    [{ kind: 'launch', target: { vendor: 'SBO', category: 'SPORTS' } }],
    [{ kind: 'contact', service: 'default' }],
  ])
})

test('signing out asks first', () => {
  const { getByRole, getAllByRole, send } = drawExample(contract, view, examples.open!)

  fireEvent.click(getByRole('button', { name: 'Sign out' }))
  expect(send.mock.calls).toEqual([])
  fireEvent.click(getAllByRole('button', { name: 'Sign out' }).at(-1)!)

  expect(send.mock.calls).toEqual([[{ kind: 'logout' }]])
})

test('the open rail has a code for each app, the narrow one offers to show them', async () => {
  const { getByRole, queryAllByRole, again, send, root } = drawExample(contract, view, examples.usual)
  expect(queryAllByRole('figure')).toEqual([])
  fireEvent.click(getByRole('button', { name: 'Get the app: show the codes' }))
  expect(send.mock.calls).toEqual([[{ kind: 'side-menu', open: true }]])

  again(examples.open!)

  await expect.poll(() => root.querySelectorAll('figure svg[height="110"]').length).toBe(2)
})

test('the drawer is a dialog that Escape, the scrim, its button and every choice close', () => {
  const { getByRole, again, send } = drawExample(contract, view, examples.shut!)
  again(examples.drawer!)
  const dialog = getByRole('dialog', { name: 'Menu' }) as HTMLDialogElement
  expect(dialog.open).toBe(true)

  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  fireEvent.click(getByRole('button', { name: 'Close the menu' }))
  fireEvent.click(getByRole('link', { name: 'Slots' }))
  const shut = { kind: 'side-menu', open: false }
  expect(send.mock.calls).toEqual([[shut], [shut], [shut], [shut], [{ kind: 'go', to: '/rng' }]])

  again(examples.shut!)
  expect(dialog.open).toBe(false)
})

test('a drawer that was open when the page was left stays shut', () => {
  const { root, send } = drawExample(contract, view, examples.drawer!)

  expect(root.querySelector('dialog')!.open).toBe(false)
  expect(send.mock.calls).toEqual([[{ kind: 'side-menu', open: false }]])
})

test('on the phone itself the apps are links', () => {
  const { getByRole, again } = drawExample(contract, view, examples.shut!)
  again(examples.drawer!)

  expect(getByRole('link', { name: 'iOS' }).getAttribute('href')).toBe('https://apps.example/ios?language=EN')
})

test.each(['rail', 'drawer'] as const)(
  'what stands at the foot of a %s, language and theme, does not scroll away with the items',
  (look) => {
    const example = examples.open!
    const { getByText, getAllByText } = drawExample(
      contract,
      view,
      { ...example, props: { ...example.props, look } },
      { slots: { foot: 'English' } },
    )
    const scroller = getAllByText('Home')[0]!.closest(`.${styles.scroll}`)
    expect(scroller).toBeTruthy()
    expect(scroller!.contains(getByText('English'))).toBe(false)
  },
)
