import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { exampleTree, wordsOf } from '../support/example-tree.tsx'
import { openAndRun, widgets } from '../support/widgets.ts'
import type { WidgetUnderTest } from '../support/widgets.ts'

const language = 'writes times and durations in the language that the page says (runtime/ui/duration.ts, <html lang>)'
/** Views that need a page, each with what for. */
const browserOnly: Readonly<Record<string, string>> = {
  form: language,
  'game-frame': 'asks whether the page may be shown full screen',
  'idle-warning': language,
  'message-list': language,
  'promotion-list': language,
  'protection-exclusion': language,
  'protection-limits': language,
  'reality-check': language,
  'session-clock': language,
  'session-over': language,
}

/** The HTML of each example, or what was missing. */
async function drawnBy({ type, contract, examples, arabic, view: load }: WidgetUnderTest): Promise<string[]> {
  const view = await load()
  return Object.entries(examples).map(([name, example]) => {
    const t = wordsOf(type, view.strings, example.language ?? 'EN', [], arabic)
    try {
      return `${name}: ${renderToString(exampleTree(contract, view, example, { send: () => undefined, t }))}`
    } catch (error) {
      return `${name}: ${String(error)}`
    }
  })
}
const html = /^\w+: (?:<link [^>]*>)*<(?:section|div|nav|header|footer|aside|article|form)/
const pageMissing = /^\w+: ReferenceError: document is not defined/

describe.each(widgets.filter(({ type }) => !Object.hasOwn(browserOnly, type)))('$type', (widget) => {
  test('draws its examples where there is no page', async () => {
    const wrong = (await drawnBy(widget)).filter((drawn) => !html.test(drawn))
    const hint = openAndRun(widget.type, 'view.tsx', 'widget-server.test.ts')
    expect({ hint, wrong }).toEqual({ hint, wrong: [] })
  })
})

test.each(widgets.filter(({ type }) => Object.hasOwn(browserOnly, type)))('$type needs a page, and nothing else', async (widget) => {
  const drawn = await drawnBy(widget)
  const hint = `If it draws everything without a page now, take ${widget.type} off the list browserOnly`

  expect({ hint, needsPage: drawn.some((one) => pageMissing.test(one)) }).toEqual({ hint, needsPage: true })
  expect(drawn.filter((one) => !html.test(one) && !pageMissing.test(one))).toEqual([])
})
