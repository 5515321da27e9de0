// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { sizeClasses } from '../../runtime/contract/sizes.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the menu comes before the page in reading order, and where no page is shown it asks to choose one', () => {
  const { root } = drawExample(contract, view, examples.usual, { slots: { menu: <p>menu</p> } })

  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['menu', 'Choose a page from the menu.'])
})

test('it is as high as a screen from the start: nothing below it is in view to move while a page loads in it', () => {
  const header = 56 // px, the lower of the two
  const screens = { phone: 844, tablet: 960, desktop: 900 }

  const heights = Object.keys(screens).map((device) => {
    const [size] = sizeClasses(contract.frame).filter((name) => name.startsWith(`frame-height-${device}-`))
    return Number(size?.split('-').at(-1)) + header
  })
  Object.values(screens).forEach((screen, index) => expect(heights[index]).toBeGreaterThanOrEqual(screen))
})
