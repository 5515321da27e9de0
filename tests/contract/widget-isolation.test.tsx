// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'

beforeEach(() => {
  withoutIntersections()
  vi.setSystemTime('2026-11-28T00:30:00Z') // the next settlement of the example is on another day, which words say
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What each widget draws in Arabic, with its own examples: a page from right to left in which amounts and days keep their order. */
describe.each(widgets)('$type', ({ type, contract, examples, arabic, view: load }) => {
  test('in Arabic no amount is turned round, and no Arabic words with a number stand in a line from left to right', async () => {
    const view = await load()
    const turned: string[] = []
    for (const [name, example] of Object.entries(examples)) {
      const { baseElement } = drawExample(contract, view, { ...example, language: 'AR' }, { arabic })
      turned.push(...turnedIn(baseElement).map((text) => `${name}: ${text}`))
      cleanup()
    }
    expect({ hint: openAndRun(type, 'view.tsx', 'widget-isolation.test.tsx'), turned }).toEqual({
      hint: openAndRun(type, 'view.tsx', 'widget-isolation.test.tsx'),
      turned: [],
    })
  })
})

const arabicLetter = /\p{Script=Arabic}/u
/** Behind an Arabic letter a sign of a currency, a percent sign or a minus goes to the other side of its number (UAX #9, W2 and W6). */
const amount = /(?<![\p{Script=Latin}\d])[-+−]\d|\p{Sc}\s?\d|\d\s?[%٪\p{Sc}]/u
const isolates = /[\u2066-\u2068][^\u2069]*\u2069/gu

function turnedIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = (node.textContent ?? '').replaceAll(isolates, '\u2068\u2069')
    const element = node.parentElement
    if (!element || element.closest('script, style, title') || !arabicLetter.test(text)) continue
    const first = text.search(arabicLetter)
    if (amount.test(text.slice(first))) found.push(`amount: ${text}`)
    const around = element.closest('bdi, [dir]')
    if (/\d/.test(text) && around?.getAttribute('dir') === 'ltr') found.push(`left to right: ${text}`)
  }
  return found
}
