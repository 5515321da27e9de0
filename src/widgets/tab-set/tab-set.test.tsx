// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the first is in view, the others stay as they are meanwhile', () => {
  const { getByRole, getByLabelText } = drawExample(contract, view, examples.usual, {
    slots: { first: <input aria-label="number" />, second: <input aria-label="address" /> },
  })
  const inView = () => ['number', 'address'].filter((name) => !getByLabelText(name).closest('[hidden]'))
  fireEvent.change(getByLabelText('number'), { target: { value: '912' } })

  expect({ tagName: getByRole('group', { name: 'How' }).tagName, inView: inView() }).toEqual({ tagName: 'FIELDSET', inView: ['number'] })
  fireEvent.click(getByRole('radio', { name: 'By email' }))
  expect(inView()).toEqual(['address'])
  fireEvent.click(getByRole('radio', { name: 'By phone' }))
  expect((getByLabelText('number') as HTMLInputElement).value).toBe('912')
})
