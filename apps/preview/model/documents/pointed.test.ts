// @vitest-environment happy-dom
import { fork } from 'effector'
import { expect, test } from 'vitest'

import type { FromFrame } from '../../../../src/schemas/preview.ts'
import { callerOf } from '../editor.testing.ts'
import { $pointed, frameMessageReceived } from '../view/frames.ts'
import { viewSettingsChanged } from './view-settings.ts'

const node = { page: 'home', node: 'hot' }
const scope = fork()
const call = callerOf(scope)
const point = () => call(frameMessageReceived, { frame: 'main', message: { kind: 'pointed', node, box: null } as unknown as FromFrame })

test('the hovered block is reset when another document is opened, not when the view settings change', () => {
  call(viewSettingsChanged, { doc: 'page/home' })
  point()
  call(viewSettingsChanged, { as: 'member', sel: 'hot' })
  expect(scope.getState($pointed)).toEqual({ frame: 'main', node })
  call(viewSettingsChanged, { doc: 'form/registration' })
  expect(scope.getState($pointed)).toBe(null)
})
