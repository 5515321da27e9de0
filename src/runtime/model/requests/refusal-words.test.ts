import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { readerOf } from '../../../../tests/support/words/locale-words.ts'
import { plainWordingOf, wordingOf } from './refusal-words.ts'

const read = readerOf(['claim', 'error', 'form', 'refusal', 'security'])

test.each([
  ['TOKEN_MISSING', 'Not logged in, please log in'],
  ['TOKEN_EXPIRED', 'Not logged in, please log in'],
  ['TRIAL_NOT_ALLOWED', 'This needs a real account'],
  ['REGION_RESTRICTED', 'Access is restricted by location or IP'],
  ['FUNCTION_DISABLED', 'This function is not enabled. Please contact customer service.'],
  ['ENCRYPTION_INVALID', 'Network link abnormal, please try again'],
  ['UNKNOWN', 'Unknown error. Please try again.'],
])('%s has the words of the error catalogue, whatever the gateway says: “%s”', (code, text) => {
  expect([wordingOf(refused(code)), wordingOf(refused(code, 200, 'E-1234'))].map(read)).toEqual([text, text])
})

test.each([
  ['PAYMENT_PASSWORD_UNSET', 'Set a transaction password first.'],
  ['PAYMENT_PASSWORD_INVALID', 'The transaction password is wrong.'],
  ['BALANCE_INSUFFICIENT', 'Your balance is too small for this.'],
  ['AMOUNT_OUT_OF_RANGE', 'This amount is outside the limits.'],
  ['GAME_NOT_FOUND', 'This game is not offered any more.'],
  ['VENDOR_MAINTENANCE', 'This studio is under maintenance. Please try again later.'],
  ['RECORD_NOT_FOUND', 'This is not there any more.'],
  ['STATE_CONFLICT', 'This has changed meanwhile. This is how it stands now.'],
  ['IMAGE_TOO_LARGE', 'The picture is too large.'],
  ['IMAGE_TYPE', 'Only png and jpg pictures can be sent.'],
  ['TOO_MANY_IMAGES', 'These are too many pictures.'],
  ['CONTENT_LENGTH', 'The text is too short or too long.'],
  ['POINTS_INSUFFICIENT', 'You have too few points for this.'],
  ['OUT_OF_STOCK', 'None of these is left.'],
  ['TICKETS_INSUFFICIENT', 'You have no ticket for this.'],
  ['NO_UPLINE', 'Your account has no upline.'],
  ['DOWNLINE_NOT_FOUND', 'There is no such account in your team.'],
  ['RATE_OUT_OF_RANGE', 'This rate is higher than your own.'],
  ['AGENT_ONLY', 'This is for agents.'],
])('%s has the gateway’s own sentence, and without one: “%s”', (code, text) => {
  expect([wordingOf(refused(code)), wordingOf(refused(code, 200, 'Ask your bank'))].map(read)).toEqual([text, 'Ask your bank'])
})

test.each([
  [undefined, 'Too many requests. Try again in 5 minutes.'],
  [8, 'Too many requests. Try again in 8 seconds.'],
  [60, 'Too many requests. Try again in a minute.'],
  [7_300, 'Too many requests. Try again in 3 hours.'],
])('too many requests: after %s s', (retryAfter, text) => {
  const failure = { ...refused('TOO_MANY_REQUESTS', 429), ...(retryAfter !== undefined && { retryAfter }) }
  expect([read(wordingOf(failure)), plainWordingOf(failure)]).toEqual([text, 't:refusal.too-many'])
})

test.each(['constructor', '__proto__', 'NEW_CODE'])(
  'a code that nobody knows has the gateway’s sentence, else the general one: %s',
  (code) => {
    expect([wordingOf(refused(code)), wordingOf(refused(code, 200, 'Ask your bank'))].map(read)).toEqual([
      'The request was refused',
      'Ask your bank',
    ])
  },
)

test('no answer, and one that cannot be read', () => {
  expect([wordingOf(offline), wordingOf({ kind: 'contract', detail: 'value' })].map(read)).toEqual([
    'Network link abnormal, please try again',
    'The answer could not be read',
  ])
})
