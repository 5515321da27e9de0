import { expect, test } from 'vitest'

import { checkValue, patternAnswers, sentValue } from './field-check.ts'
import type { FieldRule } from './field-rule.ts'

const aRule = (rule: Partial<FieldRule> = {}): FieldRule => ({ required: false, patterns: [], ...rule })
const regular = (value: string) => (source: string) => new RegExp(`^(?:${source})$`, 'u').test(value)
const check = (value: string, rule: Partial<FieldRule>, others?: Record<string, string>) =>
  checkValue(value, aRule(rule), regular(value), others)

test('a value is trimmed before it is sent, a password is not', () => {
  expect({ text: sentValue('text', '  maya '), tel: sentValue('tel', ' 912 '), password: sentValue('password', ' koi 2026 ') }).toEqual({
    text: 'maya',
    tel: '912',
    password: ' koi 2026 ',
  })
})

test('an empty value is a fault only where it is required, with the numbers of the rule', () => {
  expect(check('', { patterns: ['[0-9]+'], minLength: 6 })).toBe(null)
  expect(check('', { required: true })).toEqual({ kind: 'required' })
  expect(check('', { required: true, patternId: '7', minLength: 6, maxLength: 14 })).toEqual({
    kind: 'required',
    patternId: '7',
    min: 6,
    max: 14,
  })
})

test('a value is right when its length is within the bounds and the whole of it matches', () => {
  const rule = { patterns: ['[A-Za-z][A-Za-z0-9]*'], patternId: '2', minLength: 6, maxLength: 14 }
  expect(check('mayalin7', rule)).toBe(null)
  expect(check('maya', rule)).toEqual({ kind: 'rule', part: 'length', patternId: '2', min: 6, max: 14 })
  expect(check('maya lin', rule)).toEqual({ kind: 'rule', part: 'pattern', patternId: '2', min: 6, max: 14 })
})

test('lengths are counted in code points', () => {
  expect(check('😀😀😀', { minLength: 3, maxLength: 3 })).toBe(null)
})

test('both patterns have to match', () => {
  const rule = { patterns: ['[a-z]+', '.*a.*'] }
  expect({
    "check('bab', rule)": check('bab', rule),
    "check('bbb', rule)?.kind": check('bbb', rule)?.kind,
    "check('BAB', rule)?.kind": check('BAB', rule)?.kind,
  }).toEqual({ "check('bab', rule)": null, "check('bbb', rule)?.kind": 'rule', "check('BAB', rule)?.kind": 'rule' })
})

test('a pattern without an answer blocks no player, the bounds still apply', () => {
  const rule = aRule({ required: true, patterns: ['(a+)+', '(['], minLength: 3 })
  expect(checkValue('aaa!', rule, () => undefined)).toBe(null)
  expect(checkValue('a', rule, () => undefined)?.part).toBe('length')
})

test('a value that must equal another reports that before anything else', () => {
  const rule = { required: true, same: 'password', minLength: 8, patternId: '1' }
  expect(check('koi2026x', rule, { password: 'koi2026x' })).toBe(null)
  expect(check('koi', rule, { password: 'koi2026x' })).toEqual({ kind: 'same' })
  expect(check('', { same: 'password' }, { password: 'koi2026x' })).toEqual({ kind: 'same' })
  expect(check('', rule, { password: '' })).toEqual({ kind: 'required', patternId: '1', min: 8 })
  expect(check('koi', rule, { password: 'koi' })).toEqual({ kind: 'rule', part: 'length', patternId: '1', min: 8 })
})

test('an e-mail address has a name, a sign and a host', () => {
  const addresses = [
    'maya@example.com',
    '陈@例子.中国',
    'maya',
    'maya@example',
    '@example.com',
    'maya@example.com.',
    'ma ya@example.com',
    'a@b@c.d',
    `${'a'.repeat(400)}@b.c`,
  ]
  expect(addresses.filter((address) => check(address, { email: true }) === null)).toEqual(['maya@example.com', '陈@例子.中国'])
})

test('a choice is one of those that are offered', () => {
  expect({ LINE: check('LINE', { oneOf: ['LINE', 'QQ'] }), line: check('line', { oneOf: ['LINE', 'QQ'] }) }).toEqual({
    LINE: null,
    line: { kind: 'one-of' },
  })
})

test('a number or a date is within its range', () => {
  const numbers = { min: 1, max: 10 }
  expect(['1', '10', '5.5', '0', '11', 'ten', '0x5', '1e1'].map((value) => check(value, numbers)?.kind ?? null)).toEqual([
    null,
    null,
    null,
    'range',
    'range',
    'range',
    'range',
    'range',
  ])
  const dates = { min: '1900-01-01', max: '2008-12-31' }
  expect(['1990-05-02', '1899-12-31', '2009-01-01'].map((value) => check(value, dates))).toEqual([
    null,
    { kind: 'range', ...dates },
    { kind: 'range', ...dates },
  ])
})

test('all patterns of a rule are asked for, none for an empty value', async () => {
  const asked: string[] = []
  const ask = async (source: string, value: string) => {
    asked.push(`${source} of ${value}`)
    return source === 'a+' ? true : undefined
  }
  const answer = await patternAnswers(aRule({ patterns: ['a+', '(['] }), 'aa', ask)
  await patternAnswers(aRule({ patterns: ['a+'] }), '', ask)
  expect({ 'a+': answer('a+'), '([': answer('(['), b: answer('b') }).toEqual({ 'a+': true, '([': undefined, b: undefined })
  expect(asked).toEqual(['a+ of aa', '([ of aa'])
})
