// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
beforeAll(() => import('./branches.tsx')) // a view waits for it; on a slow machine longer than a query does
const page = '/agentHome?page=downlineManagmentView'
async function draw(name: string) {
  const drawn = drawExample(contract, view, examples[name]!)
  const tree = await drawn.findByRole('treegrid')
  const row = (text: string) => within(tree).getByText(text).closest<HTMLElement>('[role=row]')!
  const sent = () => drawn.send.mock.calls.map(([intent]) => intent)
  return { ...drawn, tree, row, sent, rows: () => within(tree).getAllByRole('row') }
}

test('an account says what it is, and its level is asked for when it is opened', async () => {
  const { row, rows, sent, tree } = await draw('usual')
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'lin_teamAgentOnlineTeam: 24 · Rate: 5.5%',
    'siam_partnersAgentTeam: 4 · Rate: 1%',
    'maya_07Rate: 1%',
  ])
  fireEvent.click(within(row('lin_team')).getByRole('button', { name: /lin_team/ }))
  expect(sent()).toEqual([{ kind: 'load-team', account: 'lin_team' }])
  expect(within(tree).getByText('Loading')).toBeTruthy()
})

test('the arrow keys open an account whose level is not known yet, and close it', async () => {
  const { row, rows, sent } = await draw('usual')
  expect(rows().map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'false', null])
  act(() => row('siam_partners').focus())
  fireEvent.keyDown(row('siam_partners'), { key: 'ArrowRight' })
  expect(sent()).toEqual([{ kind: 'load-team', account: 'siam_partners' }])
  expect(row('Loading').getAttribute('aria-level')).toBe('2')
  fireEvent.keyDown(row('siam_partners'), { key: 'ArrowLeft' })
  expect(rows()).toHaveLength(3)
})

test('an account that may have a team is chosen by its row, one that has none is not', async () => {
  const { row, sent } = await draw('usual')
  fireEvent.click(row('siam_partners'))
  fireEvent.click(row('maya_07'))
  expect(sent()).toEqual([{ kind: 'go', to: `${page}&under=siam_partners` }])
})

test('the way down is open and the account at its end is chosen; the next page of a level is asked for by its row', async () => {
  const { row, rows, sent } = await draw('below')
  expect(rows().filter((one) => one.getAttribute('aria-selected') === 'true')).toEqual([row('lin_north')])
  expect(row('lin_north').getAttribute('aria-level')).toBe('2')
  expect(row('Nobody is below this account').getAttribute('aria-level')).toBe('3')
  fireEvent.click(row('Show more accounts'))
  expect(sent()).toEqual([{ kind: 'load-team', account: 'lin_team', more: true }])
})

test('a level that did not load is asked for again by its row', async () => {
  const { row, sent } = await draw('failed')
  fireEvent.click(row('This level did not load. Try again'))
  expect(sent()).toEqual([{ kind: 'load-team', account: 'lin_team', more: false }])
})

test('twelve levels are twelve rows', async () => {
  const { rows } = await draw('deep')
  expect(rows().map((one) => one.getAttribute('aria-level'))).toEqual([
    ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
    '13',
  ])
})

test('what is sought is marked below those above it, and what has no place says so', async () => {
  const { row, container, getByText, sent } = await draw('found')
  expect(container.querySelector('mark')?.textContent).toBe('lin_north')
  expect(row('lin_north').getAttribute('aria-level')).toBe('2')
  expect(row('north_77').textContent).toContain('Place in the team unknown')
  expect(getByText('The first 2 of 34 accounts')).toBeTruthy()
  fireEvent.click(row('lin_north'))
  expect(sent()).toEqual([{ kind: 'go', to: `${page}&under=lin_team%2Flin_north` }])
})

test('Enter chooses the account that has the focus', async () => {
  const { row, sent } = await draw('usual')
  act(() => row('lin_team').focus())
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  expect(sent()).toEqual([{ kind: 'go', to: `${page}&under=lin_team` }])
})

test('where there is no room the tree is opened by a button, and the address keeps that', async () => {
  const { getByRole, send } = await draw('closed')
  const button = getByRole('button', { name: 'Show the tree' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(send.mock.calls).toEqual([[{ kind: 'narrow', input: 'tree', args: { view: 'tree' } }]])
})
