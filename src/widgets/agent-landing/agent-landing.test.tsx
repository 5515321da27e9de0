// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import arabic from '../../../locales/ar/widgets/agent-landing.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('shows the name, what the center offers and the support hours', () => {
  const { getByRole, getAllByRole, root, send } = drawExample(contract, view, examples.usual, { slots: { main: <p>form</p> } })

  expect(getByRole('region', { name: 'Log in' })).toBeTruthy()
  expect(getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
    'Live figures',
    'Contracts',
    'Salaries',
  ])
  expect(root.textContent).toContain('Monday to Friday, 12:00–21:00')
  fireEvent.click(getByRole('button', { name: 'Chat' }))
  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'chat' }]])
})

test('the default days have words in every language, other days are the brand’s own', () => {
  expect(drawExample(contract, view, examples.rtl!, { arabic }).root.textContent).toContain('من الاثنين إلى الجمعة')
  cleanup()
  expect(drawExample(contract, view, examples.ownDays!).container.textContent).toContain('Every day, 0–24')
})
