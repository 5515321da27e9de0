// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Workspace } from '../../../src/schemas/workspace.ts'
import { $sel, documentOpened, partChosen } from './choice.ts'
import { historyRestored, workspaceLoaded } from './documents.ts'
import { emptyHistory } from './editor-history.ts'
import { fieldRequested } from './inspector-tab.ts'
import { viewSettingsChanged } from './view-settings.ts'
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

beforeEach(() => {
  workspaceLoaded({ brand: 'foyer', draft: 'main', brands: [], files: [], drafts: {}, release: null } as unknown as Workspace)
  historyRestored({
    ...emptyHistory,
    documents: new Map<string, JsonObject>([
      ['form/registration', registration],
      ['brand/foyer', brand],
      ['flags/flags', { kind: 'flags', id: 'flags', flags: {} }],
    ]),
  })
  viewSettingsChanged({ doc: 'form/registration', sel: null })
  partShown({ flags: 'all', brand: 'colors', way: null })
})

test('a field that another way asks for opens that way, one that stands in the open way leaves it', () => {
  partChosen('terms')
  expect($parts.getState().way).toBe(null)
  partChosen('mobile')
  expect($parts.getState().way).toBe('phone')
  partChosen('terms')
  expect($parts.getState().way).toBe('phone')
  viewSettingsChanged({ doc: 'brand/foyer', sel: null })
  expect($parts.getState().way).toBe(null)
})

test('what is wanted of a brand opens its part and chooses the colour', () => {
  viewSettingsChanged({ doc: 'brand/foyer', sel: null })
  const opened = ['/languages/3', '/vendors/esports', '/constants/winnerLimit', '/tokens/shared/radius-tile', '/hosts'].map((pointer) => {
    fieldRequested({ document: 'brand/foyer', pointer })
    return $parts.getState().brand
  })
  expect(opened).toEqual(['languages', 'vendors', 'numbers', 'shape', 'name'])
  fieldRequested({ document: 'brand/foyer', pointer: '/tokens/dark/accent' })
  expect({ brand: $parts.getState().brand, getState: $sel.getState() }).toEqual({ brand: 'colors', getState: 'accent' })
})

test('a flag that is opened from elsewhere stands in the list of all', () => {
  partShown({ flags: 'nowhere' })
  documentOpened({ doc: 'flags/flags' })
  expect($parts.getState().flags).toBe('nowhere')
  documentOpened({ doc: 'flags/flags', sel: 'VIP3' })
  expect($parts.getState().flags).toBe('all')
})

test('what is led to waits for the editor, and is forgotten when another document is opened before', () => {
  partFocusRequested({ way: 'phone' })
  expect({ way: $parts.getState().way, getState: $requestedPart.getState() }).toEqual({ way: 'phone', getState: { way: 'phone' } })
  partFocused()
  expect($requestedPart.getState()).toBe(null)
  partFocusRequested({ way: 'name' })
  viewSettingsChanged({ doc: 'brand/foyer' })
  expect($requestedPart.getState()).toBe(null)
})
