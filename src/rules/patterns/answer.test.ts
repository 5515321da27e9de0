import { expect, test } from 'vitest'

import { answer, compile } from './answer.ts'

test('the whole value has to match', () => {
  expect([
    answer('[a-z]+', 'maya'),
    answer('[a-z]+', 'maya7'),
    answer('a|b', 'ab'),
    answer('^a$', 'a'),
    answer('', ''),
    answer('', 'a'),
  ]).toEqual([true, false, false, true, true, false])
})

test('Unicode is understood where the pattern allows it', () => {
  expect([answer('.', '😀'), answer('\\p{L}+', '陈ñอ'), answer('[^a]', '😀')]).toEqual([true, true, true])
  expect(compile('[\\w-.]+')?.flags).toBe('')
  expect([answer('[\\w-.]+', 'maya-lin.2'), answer('\\-+', '--')]).toEqual([true, true])
})

test('what is no pattern has no answer, not even when brackets around it would mend it', () => {
  expect(['([a-z', 'a)|(b', '*a', '\\', '(?P<n>a)', 'a{2,1}'].map((source) => answer(source, 'a'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
