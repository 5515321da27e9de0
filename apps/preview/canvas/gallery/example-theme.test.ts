// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { emptyHistory } from '../../model/documents/editor-history.ts'
import { $history } from '../../model/documents/history.ts'
import { viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { $frameStates, mainFrame } from '../../model/view/frames.ts'
import { $drawnTheme } from '../../model/view/default-view-settings.ts'
import { $drawnIn } from './example-frame.tsx'

test('examples in the gallery have the theme of the canvas, also where nobody has chosen one', async () => {
  const documents = new Map<string, JsonObject>([['brand/foyer', { kind: 'brand', id: 'foyer', defaultTheme: 'dark' }]])
  const drawn = { [mainFrame]: { facts: { theme: 'light' } } } // the canvas follows the system
  const history = { ...emptyHistory, documents }
  const before = fork({ values: [[$history, history]] })
  const scope = fork({
    values: [
      [$history, history],
      [$frameStates, drawn],
    ],
  })
  const themes = () => [scope.getState($drawnIn).theme, scope.getState($drawnTheme)]
  expect(before.getState($drawnIn).theme).toBe('dark')
  expect(themes()).toEqual(['light', 'light'])
  await allSettled(viewSettingsChanged, { scope, params: { theme: 'dark' } })
  expect(themes()).toEqual(['dark', 'dark'])
})
