import { expect, test } from 'vitest'

import type { PlannedField } from './form-plan.ts'
import { cleanValues, draftOf, phoneDigits, plainDigits, writtenDate } from './typed-values.ts'

const field = (key: string, input: PlannedField['view']['input'], value?: string): PlannedField => ({
  view: { key, input, label: key, required: false, width: 'full', value },
  rule: { required: false, patterns: [] },
})

test('names are sent trimmed, passwords as they were typed', () => {
  expect(cleanValues([field('username', 'text'), field('password', 'password')], { username: ' ann ', password: ' pass ' })).toEqual({
    username: 'ann',
    password: ' pass ',
  })
})

test('an untouched field has its initial value', () => {
  expect(cleanValues([field('countryDialingCode', 'country', '66'), field('email', 'email')], {})).toEqual({
    countryDialingCode: '66',
    email: '',
  })
})

test.each([
  ['812 345-001', '66', '812345001'],
  ['+66 (81) 234.5001', '66', '812345001'],
  ['0066812345001', '66', '812345001'],
  ['٠٨١٢٣٤٥٠٠١', '66', '0812345001'],
  ['８１２', '', '812'],
  ['+1 812', '66', '+1812'],
  ['call me', '66', 'callme'],
])('the phone number %j with the dialing code %j is sent as %j', (typed, code, sent) => {
  expect(phoneDigits(typed, code)).toBe(sent)
})

test.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '០១២៣៤៥៦៧៨៩',
  '၀၁၂၃၄၅၆၇၈၉',
  '０１２３４５６７８９',
])('the digits %s are 0 to 9', (digits) => {
  expect(plainDigits(digits)).toBe('0123456789')
})

test('a draft holds no secrets', () => {
  const fields = [
    field('username', 'text'),
    field('password', 'password'),
    field('paymentPassword', 'password'),
    field('verificationCode', 'code'),
    field('captcha', 'captcha'),
    field('slider', 'slider'),
    field('remember', 'check'),
  ]
  expect(draftOf(fields, Object.fromEntries(fields.map(({ view }) => [view.key, 'typed'])))).toEqual({
    username: 'typed',
    remember: 'typed',
  })
})

test('a tick that was taken away stays away', () => {
  expect(draftOf([field('remember', 'check', 'true')], { remember: '' })).toEqual({ remember: '' })
})

test('dates are written as the gateway’s pattern wants them', () => {
  expect({
    "writtenDate('1990-02-03', '14')": writtenDate('1990-02-03', '14'),
    "writtenDate('1990-02-03', '12')": writtenDate('1990-02-03', '12'),
    "writtenDate('soon', '14')": writtenDate('soon', '14'),
  }).toEqual({
    "writtenDate('1990-02-03', '14')": '02-03-1990',
    "writtenDate('1990-02-03', '12')": '1990-02-03',
    "writtenDate('soon', '14')": 'soon',
  })
})
