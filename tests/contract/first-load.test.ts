import { expect, test, vi } from 'vitest'

const formats = ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'] as const

test('the first load makes no format of Intl: the first one takes a phone 50 ms, so it waits until something shows it', async () => {
  const made: string[] = []
  for (const name of formats) {
    const Format = Intl[name] as new (...args: unknown[]) => object
    vi.spyOn(Intl, name as 'Collator').mockImplementation(function (...args: unknown[]) {
      made.push(name)
      return new Format(...args) as Intl.Collator // of whichever kind it is
    })
  }
  await Promise.all([import('../../src/runtime/portal.ts'), import('../../apps/portal/registry.ts')])
  expect(made).toEqual([])
  void new Intl.NumberFormat('en')
  expect(made).toEqual(['NumberFormat'])
  vi.restoreAllMocks()
})
