// @vitest-environment happy-dom
import type { Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $sel, documentOpened, partChosen } from './choice.ts'
import { historyRestored } from '../documents/documents.ts'
import { callerOf, editorWith } from '../editor.testing.ts'
import { emptyHistory } from '../documents/editor-history.ts'
import { fieldRequested } from '../inspector-tab.ts'
import { viewSettingsChanged } from '../documents/view-settings.ts'
import { $requestedPart, $parts, partFocusRequested, partFocused, partShown } from './parts.ts'

const registration = {
  kind: 'form',
  id: 'registration',
  methods: [
    { id: 'name', fields: ['username', 'terms'] },
    { id: 'phone', fields: ['mobile', 'terms'] },
  ],
  fields: [],
}
const brand = { kind: 'brand', id: 'foyer', tokens: { dark: { accent: '#fff' }, light: {}, shared: {} } }

let scope: Scope
const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)
beforeEach(async () => {
  scope = await editorWith([])
  call(historyRestored, {
    ...emptyHistory,
    documents: new Map<string, JsonObject>([
      ['form/registration', registration],
      ['brand/foyer', brand],
      ['flags/flags', { kind: 'flags', id: 'flags', flags: {} }],
    ]),
  })
  call(viewSettingsChanged, { doc: 'form/registration', sel: null })
})

test('a field of another method opens that method, one of the open method keeps it open', () => {
  call(partChosen, 'terms')
  expect(scope.getState($parts).way).toBe(null)
  call(partChosen, 'mobile')
  expect(scope.getState($parts).way).toBe('phone')
  call(partChosen, 'terms')
  expect(scope.getState($parts).way).toBe('phone')
  call(viewSettingsChanged, { doc: 'brand/foyer', sel: null })
  expect(scope.getState($parts).way).toBe(null)
})

test('what is wanted of a brand opens its part and chooses the colour', () => {
  call(viewSettingsChanged, { doc: 'brand/foyer', sel: null })
  const opened = ['/languages/3', '/vendors/esports', '/constants/winnerLimit', '/tokens/shared/radius-tile', '/hosts'].map((pointer) => {
    call(fieldRequested, { document: 'brand/foyer', pointer })
    return scope.getState($parts).brand
  })
  expect(opened).toEqual(['languages', 'vendors', 'numbers', 'shape', 'name'])
  call(fieldRequested, { document: 'brand/foyer', pointer: '/tokens/dark/accent' })
  expect({ brand: scope.getState($parts).brand, sel: scope.getState($sel) }).toEqual({ brand: 'colors', sel: 'accent' })
})

test('a flag that is opened from elsewhere is in the list of all', () => {
  call(partShown, { flags: 'nowhere' })
  call(documentOpened, { doc: 'flags/flags' })
  expect(scope.getState($parts).flags).toBe('nowhere')
  call(documentOpened, { doc: 'flags/flags', sel: 'VIP3' })
  expect(scope.getState($parts).flags).toBe('all')
})

test('what is led to waits for the editor, and is forgotten when another document is opened before', () => {
  call(partFocusRequested, { way: 'phone' })
  expect({ way: scope.getState($parts).way, requested: scope.getState($requestedPart) }).toEqual({
    way: 'phone',
    requested: { way: 'phone' },
  })
  call(partFocused, undefined)
  expect(scope.getState($requestedPart)).toBe(null)
  call(partFocusRequested, { way: 'name' })
  call(viewSettingsChanged, { doc: 'brand/foyer' })
  expect(scope.getState($requestedPart)).toBe(null)
})
