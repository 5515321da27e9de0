// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import type { FromFrame } from '../../../src/schemas/preview.ts'
import { $pointed, frameMessageReceived } from './frames.ts'
import { viewSettingsChanged } from './view-settings.ts'

const node = { page: 'home', node: 'hot' }
const point = () => frameMessageReceived({ frame: 'main', message: { kind: 'pointed', node, box: null } as unknown as FromFrame })

test('what the pointer was on is let go of when another document is opened, not when the look changes', () => {
  viewSettingsChanged({ doc: 'page/home' })
  point()
  viewSettingsChanged({ as: 'member', sel: 'hot' })
  expect($pointed.getState()).toEqual({ frame: 'main', node })
  viewSettingsChanged({ doc: 'form/registration' })
  expect($pointed.getState()).toBe(null)
})
