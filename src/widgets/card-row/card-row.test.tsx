// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test("the cards are the row's own children, so that they share its width", () => {
  const { root } = drawExample(contract, view, examples.usual, {
    slots: { cards: ['a', 'b', 'c'].map((name) => <p key={name}>{name}</p>) },
  })

  expect([...root.children].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c'])
})
