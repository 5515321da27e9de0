// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import type { Scope } from 'effector'
import { expect, test } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Usage, Use } from '../../../src/authoring/usage/usage.ts'
import { documentOpened, pageChosen } from './choice.ts'
import { emptyHistory } from './editor-history.ts'
import { $history } from './history.ts'
import { $viewSettings } from './view-settings.ts'
import { $usage } from './analysis.ts'

const documents = new Map<string, JsonObject>([
  ['page/home', { kind: 'page', id: 'home', routes: ['/'] }],
  ['page/register', { kind: 'page', id: 'register', routes: ['/register'] }],
  ['page/rng', { kind: 'page', id: 'rng', routes: ['/rng'] }],
  ['form/registration', { kind: 'form', id: 'registration' }],
  ['form/login', { kind: 'form', id: 'login' }],
])
const asked: Use = { kind: 'form', name: 'registration', document: 'page/register', pointer: '', subject: 'form', role: 'prop' }
const usage: Usage = { uses: [asked], of: (kind, name) => (kind === 'form' && name === 'registration' ? [asked] : []), names: () => [] }

type Step = (scope: Scope) => Promise<unknown>

/** Where the frame is after all of that. */
async function at(...steps: Step[]) {
  const scope = fork({
    values: [
      [$history, { ...emptyHistory, documents }],
      [$usage, usage],
    ],
  })
  for (const step of steps) await step(scope)
  return scope.getState($viewSettings).at
}
const opens =
  (doc: string): Step =>
  (scope) =>
    allSettled(documentOpened, { scope, params: { doc } })
const goes =
  (address: string): Step =>
  (scope) =>
    allSettled(pageChosen, { scope, params: address })

test('opening a form leads to the page that shows it, whatever page was opened before', async () => {
  expect(await at(opens('form/registration'))).toBe('/register')
  expect(await at(opens('page/rng'), opens('form/registration'))).toBe('/register')
  expect(await at(opens('page/rng'), opens('form/login'))).toBe('/rng')
})

test('a page that the operator just selected stays for the next document, and only for that one', async () => {
  expect(await at(opens('form/login'), goes('/rng'), opens('form/registration'))).toBe('/rng')
  expect(await at(opens('form/login'), goes('/rng'), opens('menu/top'), opens('form/registration'))).toBe('/register')
  expect(await at(goes('/rng'), opens('page/home'))).toBe('/')
})
