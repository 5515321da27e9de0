import { expect, test } from 'vitest'

import type { Role } from '../../../schemas/facts.ts'
import { loginOutcomeOf, mustChangePassword } from './login-outcome.ts'
import type { Entry } from '../forms/outcome.ts'

const entry = (more: Partial<Entry> = {}): Entry => ({
  how: 'password',
  token: 't',
  firstTimeLogin: false,
  passwordExpired: false,
  password: 'x',
  ...more,
})
const site = { weakPassword: 'changeme', policy: true }

test.each<[string, Partial<Entry>, Partial<typeof site>, boolean]>([
  ['an ordinary login', {}, {}, false],
  ['the site’s weak password', { password: 'changeme' }, {}, true],
  ['an empty password where the site names no weak one', { password: '' }, { weakPassword: '' }, false],
  ['an expired password where the policy is on', { passwordExpired: true }, {}, true],
  ['an expired password where the policy is off (PWDEXPFORCECHANGE3)', { passwordExpired: true }, { policy: false }, false],
  ['a first login', { firstTimeLogin: true }, { policy: false }, true],
  ['an expired password, logged in by SMS', { how: 'sms', passwordExpired: true }, {}, false],
  ['an expired password, logged in by another provider', { how: 'social', passwordExpired: true }, {}, false],
  ['an expired password, logged in by one click', { how: 'one-click', passwordExpired: true }, {}, false],
  ['a first login by SMS', { how: 'sms', firstTimeLogin: true }, {}, false],
  ['a registration', { how: 'registration', firstTimeLogin: true }, {}, false],
  ['a trial', { how: 'free-play', firstTimeLogin: true }, {}, false],
])('%s: must the password be changed?', (_, given, at, must) => {
  expect(mustChangePassword(entry(given), { ...site, ...at })).toBe(must)
})

test.each<[Role, boolean, 'log-in' | 'log-in-agent', boolean, string]>([
  ['member', true, 'log-in', false, 'in'],
  ['agent', true, 'log-in', false, 'in'],
  ['trial', true, 'log-in', false, 'in'],
  ['agent', true, 'log-in-agent', false, 'in'],
  ['member', true, 'log-in-agent', false, 'not-agent'],
  ['trial', true, 'log-in-agent', false, 'not-agent'],
  ['member', true, 'log-in', true, 'change-password'],
  ['member', true, 'log-in-agent', true, 'not-agent'],
  ['guest', false, 'log-in', false, 'not-logged-in'],
  ['guest', true, 'log-in', false, 'in'],
])('%s with a session (%s) at %s, to change the password (%s): %s', (role, hasToken, action, mustChange, outcome) => {
  expect(loginOutcomeOf({ action, mustChange }, role, hasToken)).toBe(outcome)
})
