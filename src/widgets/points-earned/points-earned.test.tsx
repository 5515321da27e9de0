// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each type has its name and its points; one that is not known has its code', () => {
  const texts = (name: string) => {
    const { root } = drawExample(contract, view, examples[name]!)
    const found = [...root.querySelectorAll('[data-key]')].map(({ textContent }) => textContent)
    cleanup()
    return found
  }
  expect([texts('usual'), texts('odd')]).toEqual([['Live casino12,400', 'Slots8,205.5', 'Sports betting930'], ['__proto__0']])
})
