import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules() // test files share modules, and another file's page may have added these rules already
})
afterEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
  document.adoptedStyleSheets = []
})

const selectors = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => (rule as CSSStyleRule).selectorText)).sort()

test('a rule is added once, to a sheet beside those that the page has', async () => {
  const { addStyleRules } = await import('./style-rules.ts')
  const other = new CSSStyleSheet()
  document.adoptedStyleSheets = [other]
  addStyleRules(['.size-1{--size:1px}', '.size-2{--size:2px}'])
  addStyleRules(['.size-2{--size:2px}', '.size-3{--size:3px}'])

  expect(selectors()).toEqual(['.size-1', '.size-2', '.size-3'])
  expect(document.adoptedStyleSheets).toContain(other)
  expect(other.cssRules).toHaveLength(0)
})

test('a page whose rules are all in the style sheet of its brand gets no other sheet', async () => {
  const { addStyleRules } = await import('./style-rules.ts')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@layer tokens { :root { --a: 1px; } }\n.size-1{--size:1px}\n.size-2{--size:2px}')
  const link = document.createElement('link')
  Object.defineProperty(link, 'sheet', { value: sheet })
  vi.spyOn(document, 'querySelector').mockReturnValue(link) // the simulated page loads no style sheets

  addStyleRules(['.size-1{--size:1px}', '.size-2{--size:2px}'])
  expect(document.adoptedStyleSheets).toEqual([])

  addStyleRules(['.size-3{--size:3px}'])
  expect(selectors()).toEqual(['.size-3'])
})
