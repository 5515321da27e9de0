// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import arabic from '../../../locales/ar/widgets/team-path.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })
const page = '/agentHome?page=downlineManagmentView'

test('the way back up is a link for each level, and the last one is where the page is', () => {
  const { getAllByRole, getByRole, getByText, send } = draw('usual')
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['My team', 'lin_team', 'kim_house'])
  expect(getByText('kim_house').getAttribute('aria-current')).toBe('page')
  fireEvent.click(getByRole('link', { name: 'lin_team' }))
  fireEvent.click(getByRole('link', { name: 'My team' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'go', to: `${page}&under=lin_team` },
    { kind: 'go', to: page },
  ])
})

test('a name stays one value of the address', () => {
  const { getAllByRole } = draw('hostile')
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    page,
    `${page}&under=a%26page%3Dx`,
    `${page}&under=a%26page%3Dx%2F__proto__`,
  ])
})
