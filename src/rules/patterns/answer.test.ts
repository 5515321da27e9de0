import { expect, test } from 'vitest'

import { answer, compile } from './answer.ts'

test('the whole value has to match', () => {
  expect({
    "answer('[a-z]+', 'maya')": answer('[a-z]+', 'maya'),
    "answer('[a-z]+', 'maya7')": answer('[a-z]+', 'maya7'),
    "answer('a|b', 'ab')": answer('a|b', 'ab'),
    "answer('^a$', 'a')": answer('^a$', 'a'),
    "answer('', '')": answer('', ''),
    "answer('', 'a')": answer('', 'a'),
  }).toEqual({
    "answer('[a-z]+', 'maya')": true,
    "answer('[a-z]+', 'maya7')": false,
    "answer('a|b', 'ab')": false,
    "answer('^a$', 'a')": true,
    "answer('', '')": true,
    "answer('', 'a')": false,
  })
})

test('Unicode is understood where the pattern allows it', () => {
  expect({ '.': answer('.', '😀'), '\\p{L}+': answer('\\p{L}+', '陈ñอ'), '[^a]': answer('[^a]', '😀') }).toEqual({
    '.': true,
    '\\p{L}+': true,
    '[^a]': true,
  })
  expect(compile('[\\w-.]+')?.flags).toBe('')
  expect({ '[\\w-.]+': answer('[\\w-.]+', 'maya-lin.2'), '\\-+': answer('\\-+', '--') }).toEqual({ '[\\w-.]+': true, '\\-+': true })
})

test('an invalid pattern has no answer, not even when brackets around it would make it valid', () => {
  expect(['([a-z', 'a)|(b', '*a', '\\', '(?P<n>a)', 'a{2,1}'].map((source) => answer(source, 'a'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
