// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { Json } from '../../../../src/schemas/json.ts'
import { useTyped } from './typing.ts'

afterEach(cleanup)

/** A field of a text in a document that answers when the test says so. */
function open(value: string) {
  const sent: (Json | undefined)[] = []
  const field = renderHook(
    (now: Json | undefined) =>
      useTyped(
        now,
        (one) => (typeof one === 'string' ? one : ''),
        (text) => text,
        (next) => void sent.push(next),
      ),
    { initialProps: value as Json | undefined },
  )
  return {
    sent,
    text: () => field.result.current.text,
    /** Types at the end of what the field shows, as one does. */
    type: (letters: string) => act(() => field.result.current.type(field.result.current.text + letters)),
    write: (text: string) => act(() => field.result.current.type(text)),
    answer: (next: string) => field.rerender(next),
  }
}

test('keeps every letter while older values arrive one by one', () => {
  const field = open('')
  field.type('W')
  field.type('h')
  field.answer('W')
  field.type('a')
  field.answer('Wh')
  field.type('t')
  expect(field.text()).toBe('What')
  field.answer('Wha')
  field.answer('What')
  expect(field.text()).toBe('What')
  expect(field.sent).toEqual(['W', 'Wh', 'Wha', 'What'])
})

test('shows an undo, and what somebody else wrote, once the newest value has arrived', () => {
  const field = open('Old')
  field.write('O')
  field.write('On')
  field.answer('O')
  field.answer('On')
  field.answer('Old')
  expect(field.text()).toBe('Old')
  field.write('One')
  field.answer('Theirs')
  expect(field.text()).toBe('Theirs')
})

test('a value that is typed again before the document has answered is sent again', () => {
  const field = open('Old')
  field.write('New')
  field.write('Old')
  expect(field.sent).toEqual(['New', 'Old'])
})
