import { expect, test, vi } from 'vitest'

import { countryOptions } from './countries.ts'

const country = (countryCode: string, countryDialingCode: string) => ({ countryCode, countryDialingCode })

test('the player’s country comes first, the others in the gateway’s order', () => {
  expect(countryOptions([country('TH', '66'), country('AE', '971')], 'EN', 'AE').map(({ value }) => value)).toEqual(['971', '66'])
})

test('countries that share a code are one option', () => {
  expect(countryOptions([country('US', '1'), country('CA', '+1'), country('US', '1')], 'EN', '')).toEqual([
    { value: '1', label: 'United States, Canada \u2066+1\u2069' },
  ])
})

test('names are in the current language; an invalid code is its own name', () => {
  expect(countryOptions([country('AE', '971'), country('X', '7'), country('FR', '-')], 'AR', '').map(({ label }) => label)).toEqual([
    'الإمارات العربية المتحدة \u2066+971\u2069',
    'X \u2066+7\u2069',
  ])
})

test('countries of one code are listed as the language lists', () => {
  const labels = (['AR', 'CN', 'UR'] as const).map(
    (language) => countryOptions([country('KZ', '7'), country('RU', '7')], language, '')[0]?.label,
  )
  expect(labels).toEqual(['كازاخستان وروسيا \u2066+7\u2069', '哈萨克斯坦、俄罗斯 \u2066+7\u2069', 'قزاخستان، روس \u2066+7\u2069'])
})

test('names are looked up when a label is read', () => {
  const looked = vi.spyOn(Intl.DisplayNames.prototype, 'of')
  const [option] = countryOptions([country('FR', '33')], 'EN', '')
  expect(looked).not.toHaveBeenCalled()
  expect([option?.label, looked.mock.calls]).toEqual(['France \u2066+33\u2069', [['FR']]])
  looked.mockRestore()
})
