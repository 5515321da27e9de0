import { expect, test } from 'vitest'

import { asSentence } from './sentence.ts'

test.each([
  ['The transaction password is wrong', 'The transaction password is wrong.'],
  ['The transaction password is wrong. ', 'The transaction password is wrong.'],
  ['Wrong again!', 'Wrong again!'],
  ['كلمة المرور خاطئة', 'كلمة المرور خاطئة.'],
  ['パスワードが違います', 'パスワードが違います。'],
  ['密码错误。', '密码错误。'],
  ['पासवर्ड गलत है', 'पासवर्ड गलत है।'],
  ['ពាក្យសម្ងាត់ខុស', 'ពាក្យសម្ងាត់ខុស។'],
  ['စကားဝှက် မှားနေသည်', 'စကားဝှက် မှားနေသည်။'],
  ['รหัสผ่านผิด', 'รหัสผ่านผิด'],
  ['', ''],
])('“%s” before another sentence is “%s”', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
