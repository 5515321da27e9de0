import { describe, expect, test } from 'vitest'

import { checkLength, intersect, lengthOf } from './field-rule.ts'
import type { ServerRule } from './field-rule.ts'

const aServerRule = (rule: Partial<ServerRule> = {}): ServerRule => ({ enabled: true, required: false, ...rule })

describe("a form's rule and the server's", () => {
  test('without either everything is allowed', () => {
    expect(intersect(undefined, undefined)).toEqual({ rules: { required: false, patterns: [] }, conflict: null })
  })

  test('the narrower bound of each side holds', () => {
    expect(intersect({ minLength: 4, maxLength: 12 }, aServerRule({ minLength: 6, maxLength: 14 }))).toEqual({
      rules: { required: false, patterns: [], minLength: 6, maxLength: 12 },
      conflict: null,
    })
  })

  test('a missing bound is no bound', () => {
    expect(intersect({ minLength: 4 }, aServerRule({ maxLength: 14 })).rules).toEqual({
      required: false,
      patterns: [],
      minLength: 4,
      maxLength: 14,
    })
    expect(intersect({ maxLength: 9 }, undefined).rules).toEqual({ required: false, patterns: [], maxLength: 9 })
  })

  test("for lengths that exclude each other the server's apply, with a diagnostic", () => {
    const server = aServerRule({ minLength: 6, maxLength: 14 })
    expect(intersect({ maxLength: 4 }, server)).toEqual({
      rules: { required: false, patterns: [], minLength: 6, maxLength: 14 },
      conflict: { why: 'length', own: { maxLength: 4 }, server },
    })
  })

  test('lengths that meet in one number are no conflict', () => {
    expect(intersect({ maxLength: 6 }, aServerRule({ minLength: 6 }))).toEqual({
      rules: { required: false, patterns: [], minLength: 6, maxLength: 6 },
      conflict: null,
    })
  })

  test('choices of a length that the server refuses are left out; when none is left they are dropped, with a diagnostic', () => {
    const own = { enum: ['LINE', 'WECHAT', 'QQ'] }
    expect(intersect(own, aServerRule({ minLength: 4 }))).toMatchObject({ rules: { oneOf: ['LINE', 'WECHAT'] }, conflict: null })
    const { rules, conflict } = intersect(own, aServerRule({ minLength: 9 }))
    expect({ rules, why: conflict?.why }).toEqual({ rules: { required: false, patterns: [], minLength: 9 }, why: 'one-of' })
  })

  test('const is a choice of one', () => {
    expect(intersect({ const: 'yes' }, undefined).rules.oneOf).toEqual(['yes'])
    expect(intersect({ const: 2, enum: [1, 2, 3] }, undefined).rules.oneOf).toEqual(['2'])
  })

  test("an e-mail address that exceeds the server's bound is reported", () => {
    expect(intersect({ format: 'email' }, aServerRule({ maxLength: 60 }))).toMatchObject({
      rules: { email: true, maxLength: 60 },
      conflict: null,
    })
    const { rules, conflict } = intersect({ format: 'email' }, aServerRule({ maxLength: 4 }))
    expect({ rules, why: conflict?.why }).toEqual({ rules: { required: false, patterns: [], maxLength: 4 }, why: 'email' })
  })

  test('a field is required when the form or an enabled server rule requires it', () => {
    expect(intersect(undefined, aServerRule({ required: true })).rules.required).toBe(true)
    expect(intersect(undefined, aServerRule(), true).rules.required).toBe(true)
    expect(intersect(undefined, aServerRule({ enabled: false, required: true })).rules.required).toBe(false)
  })

  test('both patterns hold; "*" and an empty one match all', () => {
    expect(intersect({ pattern: '^[a-z]+$' }, aServerRule({ acceptedPattern: '[a-f]+' })).rules.patterns).toEqual(['[a-f]+', '^[a-z]+$'])
    for (const acceptedPattern of ['*', ' * ', ''])
      expect(intersect(undefined, aServerRule({ acceptedPattern })).rules.patterns).toEqual([])
  })

  test("a form's pattern may match anywhere, as JSON Schema has it, unless it says where", () => {
    const source = (pattern: string) => intersect({ pattern }, undefined).rules.patterns[0] ?? ''
    const whole = (pattern: string, value: string) => new RegExp(`^(?:${source(pattern)})$`, 'u').test(value)
    expect(source('^[0-9]{6}$')).toBe('^[0-9]{6}$')
    expect([
      whole('[0-9]{2}', 'ab12\ncd'),
      whole('[0-9]{2}', 'ab1'),
      whole('^a|b$', 'xxb'),
      whole('^a|b$', 'axx'),
      whole('^a|b$', 'xax'),
    ]).toEqual([true, false, true, true, false])
    expect(whole('^a\\$', 'a$b')).toBe(true)
  })

  test('negative, broken and reversed bounds of the server are no bounds', () => {
    expect(intersect(undefined, aServerRule({ minLength: -3, maxLength: -1 })).rules).toEqual({ required: false, patterns: [] })
    expect(intersect(undefined, aServerRule({ minLength: Number.NaN, maxLength: 2.5 })).rules).toEqual({ required: false, patterns: [] })
    expect(intersect({ maxLength: 9 }, aServerRule({ minLength: 20, maxLength: 6 }))).toEqual({
      rules: { required: false, patterns: [], maxLength: 9 },
      conflict: null,
    })
    expect(intersect(undefined, aServerRule({ minLength: 0, maxLength: 0 })).rules).toEqual({ required: false, patterns: [] })
  })

  test('numbers and dates keep their range, a reversed one is none', () => {
    expect(intersect({ minimum: 1, maximum: 9 }, undefined).rules).toMatchObject({ min: 1, max: 9 })
    expect(intersect({ formatMinimum: '1900-01-01' }, undefined).rules).toMatchObject({ min: '1900-01-01' })
    expect(intersect({ minimum: 9, maximum: 1 }, undefined).rules).toEqual({ required: false, patterns: [] })
  })

  test("the words of the server's family and the field to equal go along", () => {
    expect(intersect(undefined, aServerRule({ patternId: '8' }), true, 'password').rules).toEqual({
      required: true,
      patterns: [],
      patternId: '8',
      same: 'password',
    })
  })

  test('anything in a schema that is of the wrong kind is no rule', () => {
    expect(
      intersect({ minLength: '4', maxLength: null, pattern: 7, enum: 'a', const: true, minimum: '1', format: 'uri' }, undefined),
    ).toEqual({ rules: { required: false, patterns: [] }, conflict: null })
  })
})

describe('a length', () => {
  test('is counted in code points: an emoji of two units is one', () => {
    expect({ abc: lengthOf('abc'), 陈小明: lengthOf('陈小明'), '😀😀': lengthOf('😀😀'), '👩‍🚀': lengthOf('👩‍🚀'), '': lengthOf('') }).toEqual({
      abc: 3,
      陈小明: 3,
      '😀😀': 2,
      '👩‍🚀': 3,
      '': 0,
    })
  })

  test('is too short, too long or right', () => {
    const bounds = { minLength: 2, maxLength: 3 }
    expect(['a', '😀', '😀😀', 'abc', 'abcd'].map((value) => checkLength(value, bounds))).toEqual(['short', 'short', null, null, 'long'])
    expect(checkLength('', {})).toBe(null)
  })
})
