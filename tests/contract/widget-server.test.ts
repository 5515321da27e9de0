import { allSettled } from 'effector'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'

import { englishLocale, loadLocale } from '../../apps/portal/locales.ts'
import { completeRegistry, registry } from '../../apps/portal/registry.ts'
import type { Topic } from '../../src/runtime/contract/topic.ts'
import { createWords } from '../../src/runtime/i18n/words.ts'
import { drawnWhole } from '../support/widgets/drawn-whole.ts'
import { exampleTree } from '../support/widgets/example-tree.tsx'
import { aPortal } from '../support/portal/portal.ts'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'
import type { WidgetUnderTest } from '../support/widgets/widgets.ts'

/** Examples that draw nothing: there is nothing to choose. */
const nothing: Readonly<Record<string, readonly string[]>> = { 'language-select': ['single'] }
const topics = import.meta.glob<{ topic: Topic }>('../../src/runtime/model/*/topic.ts')

await completeRegistry()

/** The words of a language as the portal and the server have them, and the keys that have no text. */
async function spoken(language: 'EN' | 'AR') {
  const missing: string[] = []
  const words = createWords({
    first: language,
    locales: { EN: englishLocale },
    partial: true,
    load: loadLocale,
    missing: (key) => missing.push(key),
  })
  await words.use(language)
  await words.complete()
  return { words, missing }
}

/** The HTML of each example in a language, or what was thrown; the view is that of the portal's registry. */
async function drawnBy({ type, contract, examples }: WidgetUnderTest, language: 'EN' | 'AR') {
  const view = await registry.get(type)!.load()
  const { words, missing } = await spoken(language)
  words.add('EN', `widget/${type}`, view.strings ?? {})
  const t = words.from('', type)
  const slots = Object.fromEntries(Object.keys(contract.slots).map((name) => [name, createElement('p', null, name)]))
  const drawn: { name: string; html: string }[] = []
  for (const [name, example] of Object.entries(examples)) {
    const tree = exampleTree(contract, view, { ...example, language }, { send: () => undefined, t, slots })
    drawn.push({ name, html: await drawnWhole(tree).catch(String) })
  }
  return { drawn, missing }
}

const element = /^(?:<link [^>]*>)*<(?:section|div|nav|header|footer|aside|article|form)\b[^>]*>(?<content>[^]*)<\/\w+>$/
/** What the content policy refuses in HTML, and what no script may wait for. */
const refused = /<script|<style| style="| on[a-z]+="|javascript:/i

function faultsOf(html: string): string[] {
  const content = element.exec(html)?.groups?.['content']
  if (content === undefined) return [html.slice(0, 300)]
  return [...(content === '' ? ['it is empty'] : []), ...(refused.exec(html)?.map((found) => `it has ${found}`) ?? [])]
}

describe.each(widgets)('$type', (widget) => {
  test.each(['EN', 'AR'] as const)('draws its examples where there is no page, in %s', async (language) => {
    const { drawn, missing } = await drawnBy(widget, language)
    const hint = openAndRun(widget.type, 'view.tsx', 'widget-server.test.ts')
    const faults = drawn.flatMap(({ name, html }) => faultsOf(html).map((fault) => `${name}: ${fault}`))
    const expected = (nothing[widget.type] ?? []).map((name) => `${name}: it is empty`)
    expect({ hint, faults, missing }).toEqual({ hint, faults: expected, missing: [] })
  })
})

test.each(Object.entries(topics))('%s loads and starts where there is no page', async (path, load) => {
  const { topic } = await load()
  const { scope } = await aPortal()
  if (topic.started) await allSettled(topic.started, { scope })
  const states = topic.sources.map(({ name, from, select }) => [path, name, typeof select(scope.getState(from), {})])
  expect(states.filter(([, , type]) => type !== 'object')).toEqual([])
})

test('the walker finds what a view may not draw', () => {
  expect(
    [
      '<div><p style="color:red">a</p></div>',
      '<div><script>a()</script></div>',
      '<div><img onload="a()"/></div>',
      '<div></div>',
      'Error: document is not defined',
      '<div><p class="style">on="a" stands in a text</p></div>',
    ].map(faultsOf),
  ).toEqual([['it has  style="'], ['it has <script'], ['it has  onload="'], ['it is empty'], ['Error: document is not defined'], []])
})
