import { expect, test } from 'vitest'

import { mayStayUnbound, needOf } from './widget.ts'

test('a list of the document takes the place of an input that is not bound, and stands in for one that has nothing', () => {
  const input = { instead: 'slides' }
  const props = [undefined, {}, { slides: [] }, { slides: [{}] }, { slides: { by: 'device', phone: [{}] } }]
  expect(props.map((each) => [needOf(input, each, false), needOf(input, each, true)])).toEqual([
    ['required', 'required'],
    ['required', 'required'],
    ['required', 'required'],
    ['optional', 'inside'],
    ['optional', 'inside'],
  ])
  expect(props.map((each) => mayStayUnbound(input, each ?? {}))).toEqual([false, false, false, true, true])
  expect([needOf({}, { slides: [{}] }, true), mayStayUnbound({}, { slides: [{}] })]).toEqual(['required', false])
  expect(mayStayUnbound(input)).toBe(true) // by the contract alone
})
