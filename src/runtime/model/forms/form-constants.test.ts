import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aRelease } from '../../../../tests/support/portal/builders.ts'
import { $constants } from './form-constants.ts'
import { sliderLifeMs } from './slider.ts'

const base = JSON.parse(readFileSync(new URL('../../../../layouts/_base/brand.json', import.meta.url), 'utf8')) as ReturnType<typeof aBrand>

/** Constants of the specification's section 9, as the base brand's document has them. */
test.each([
  ['captcha refresh throttle, ms', 'captchaThrottleMs', 1000],
  ['SMS button throttle, ms', 'smsThrottleMs', 1000],
  ['SMS countdown, seconds times the minutes of the answer', 'smsCountdownSeconds', 60],
  ['too-many-requests lockout, minutes', 'lockoutMinutes', 5],
  ['remembered login, hours', 'rememberedLoginHours', 24],
  ['age confirmation, years', 'ageYears', 18],
] as const)('%s: %s is %i', async (_, name, value) => {
  const portal = await aPortal({ release: aRelease([aBrand({ constants: base.constants })]) })
  expect({
    'base.constants[name]': base.constants[name],
    'portal.scope.getState($constants)[name]': portal.scope.getState($constants)[name],
  }).toEqual({ 'base.constants[name]': value, 'portal.scope.getState($constants)[name]': value })
})

test('the default first-login weak password is a secret: no document names one, and without it none is weak', () => {
  expect(base.weakPassword).toBe('')
})

test('a brand may have constants of its own, and an invalid number is replaced by the specification’s', async () => {
  const portal = await aPortal({
    release: aRelease([aBrand({ constants: { ...base.constants, ageYears: 21, smsCountdownSeconds: 'soon' } })]),
  })
  expect(portal.scope.getState($constants)).toMatchObject({ ageYears: 21, smsCountdownSeconds: 60 })
})

test('a puzzle is good for five minutes', () => {
  expect(sliderLifeMs).toBe(5 * 60 * 1000)
})
