import { expect, test, vi } from 'vitest'

import { hasWord, t } from './words.ts'

test('reads texts by file and key, with the plural form and the figure of a count', () => {
  expect(t('ui.close')).toBe('Close')
  expect(t('ui.choices', { count: 1 })).toBe('1 choice')
  expect(t('ui.choices', { count: 1200 })).toBe('1,200 choices')
  expect(t('ui.drop-after', { label: 'Hot <games>' })).toBe('after Hot <games>')
})

test('shows a key that nobody has, and reports it once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect([t('ui.not-there'), t('ui.not-there')]).toEqual(['ui.not-there', 'ui.not-there'])
  expect(warn.mock.calls).toEqual([['No word for ui.not-there']])
  expect([hasWord('ui.not-there'), hasWord('ui.close')]).toEqual([false, true])
})
