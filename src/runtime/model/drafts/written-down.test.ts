import { expect, test } from 'vitest'

import { mayBeWritten, readWritten } from './written-down.ts'

test('what may be the number of a card or an account, or a code, is not written down, in the digits of any script', () => {
  const typed = {
    payer: 'Maya Lin',
    card: '4111 1111 1111 1111',
    code: '٦٥٤٣٢١',
    street: 'Harbour Road 12',
    amount: '1000000',
  }
  expect(mayBeWritten(typed, (field) => field === 'amount')).toEqual({ payer: 'Maya Lin', street: 'Harbour Road 12', amount: '1000000' })
})

test.each([undefined, '', '{', 'null', '[]', '{"of":1,"forms":{}}', '{"of":"7","forms":{"a":{"b":1}}}'])(
  '%j in the storage of the tab is nothing that was written down',
  (text) => {
    expect(readWritten(text)).toBeUndefined()
  },
)
