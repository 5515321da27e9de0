// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import type { FromFrame } from '../../../src/schemas/preview.ts'
import { $pointed, frameTold } from './frames.ts'
import { looked } from './view-settings.ts'

const node = { page: 'home', node: 'hot' }
const point = () => frameTold({ frame: 'main', message: { kind: 'pointed', node, box: null } as unknown as FromFrame })

test('what the pointer was on is let go of when another document is opened, not when the look changes', () => {
  looked({ doc: 'page/home' })
  point()
  looked({ as: 'member', sel: 'hot' })
  expect($pointed.getState()).toEqual({ frame: 'main', node })
  looked({ doc: 'form/registration' })
  expect($pointed.getState()).toBe(null)
})
