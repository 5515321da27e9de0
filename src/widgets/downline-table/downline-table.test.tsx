// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const page = '/agentHome?page=downlineManagmentView'

test('a row says who is online, what an account is and has, and leads to its actions', () => {
  const { getAllByRole, send } = draw('usual')
  const [, first, second] = getAllByRole('row')

  expect(first?.textContent).toContain('lin_teamOnlineLin')
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['TypeAgent', 'Team24', 'Rate5.5%', 'Balance$18,204.75'])
  expect(second?.textContent).not.toContain('maya_07maya_07')
  fireEvent.click(within(second!).getByRole('link', { name: 'Offer a contract: maya_07' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/agentHome?page=offerContract&account=maya_07' }]])
})

test('an agent below leads one level down, and the way back is a link for each level', () => {
  const top = draw('usual')
  fireEvent.click(top.getByRole('link', { name: 'lin_team' }))
  expect(top.send.mock.calls).toEqual([[{ kind: 'go', to: `${page}&under=lin_team` }]])
  expect(top.queryByRole('link', { name: 'maya_07' })).toBeNull()
  cleanup()

  const { getByRole, send } = draw('below')
  const way = within(getByRole('navigation', { name: 'Where you are' }))
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['My team', 'lin_team', 'kim_house'])
  fireEvent.click(way.getByRole('link', { name: 'lin_team' }))
  fireEvent.click(way.getByRole('link', { name: 'My team' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'go', to: `${page}&under=lin_team` },
    { kind: 'go', to: page },
  ])
})

test('a search begins at its first page, and is cleared again', () => {
  const { getByRole, send } = draw('not-found')
  const field = getByRole('textbox', { name: 'Account' })
  fireEvent.change(field, { target: { value: ' lin ' } })
  fireEvent.submit(field)
  fireEvent.click(getByRole('button', { name: 'Clear' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'narrow', input: 'downlines', args: { account: 'lin', page: 1 } },
    { kind: 'narrow', input: 'downlines', args: { account: '', page: 1 } },
  ])
})

test('all pages are asked for as a file', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: 'Export all pages (CSV)' }))
  expect(send.mock.calls).toEqual([[{ kind: 'collect-record', record: 'agent.downlines', query: '{}' }]])
})
