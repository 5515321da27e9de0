import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { layoutFiles } from '../../apps/server/layout-files.ts'
import { buildBrand } from '../../apps/server/release.ts'
import { evaluate, factsOf } from '../../src/rules/predicate.ts'
import type { Page, PageNode } from '../../src/schemas/documents.ts'
import type { FactName, Facts } from '../../src/schemas/facts.ts'
import type { Literal, Predicate } from '../../src/schemas/predicate.ts'

const files = layoutFiles(fileURLToPath(new URL('../../layouts', import.meta.url)))
files.scan()
const pages = ['foyer', 'kestrel'].flatMap((brand) =>
  Object.entries(buildBrand({ brand, files: files.filesOf(brand), lastGood: undefined }).release.documents).flatMap(
    ([name, { body }]) => (name.startsWith('page/') ? [{ brand, page: body as unknown as Page }] : []), // a release's bodies are checked
  ),
)

/** A node with what it and all that hold it are shown by. */
type Placed = { id: string; when: Predicate }

/** Nodes whose view is the heading of the page, whatever they are given. */
function isHeading({ widget, props }: PageNode): boolean {
  return widget === 'page-heading' || (widget === 'popup-message' && props?.['look'] === 'page')
}

function headingsOf(nodes: readonly PageNode[], outer: readonly Predicate[] = []): Placed[] {
  return nodes.flatMap((node) => {
    const all = node.when === undefined ? outer : [...outer, node.when]
    const inside = Object.values(node.slots ?? {}).flatMap((held) => headingsOf(held, all))
    return isHeading(node) ? [{ id: node.id, when: { all: [...all] } }, ...inside] : inside
  })
}

/** All values that matter to these nodes: each flag on and off, each fact with the values that are named, and with another one. */
function contextsOf(nodes: readonly Placed[]): { facts: Facts; flags: Record<string, boolean> }[] {
  const named = JSON.stringify(nodes.map(({ when }) => when))
  const asked = [...new Set(nodes.flatMap(({ when }) => [...factsOf(when)]))]
  return asked.reduce<{ facts: Facts; flags: Record<string, boolean> }[]>(
    (contexts, name) =>
      contexts.flatMap(({ facts, flags }) =>
        name.startsWith('flag:')
          ? [true, false].map((on) => ({ facts, flags: { ...flags, [name.slice('flag:'.length)]: on } }))
          : valuesOf(name as FactName, named).map((value) => ({ facts: { ...facts, [name]: value }, flags })),
      ),
    [{ facts: {}, flags: {} }],
  )
}

function valuesOf(name: FactName, named: string): Literal[] {
  const literals = [...named.matchAll(new RegExp(String.raw`\["${name}",(\[[^\]]*\]|[^\]]*)\]`, 'g'))].flatMap(
    ([, text = '']) => JSON.parse(text) as Literal | Literal[],
  )
  const values = literals.flatMap((value): Literal[] => (typeof value === 'boolean' ? [true, false] : [value, `not ${String(value)}`]))
  return [...new Set(values)]
}

test('whatever the flags and facts are, a page has one heading at most of those that documents place', () => {
  const seen = pages.flatMap(({ brand, page }) => {
    const headings = headingsOf(page.nodes)
    return contextsOf(headings).flatMap((context) => {
      const shown = headings.filter(({ when }) => evaluate(when, context) === true).map(({ id }) => id)
      return [{ brand, page: page.id, shown, context }]
    })
  })

  expect(seen.length).toBeGreaterThan(100)
  expect(seen.filter(({ shown }) => shown.length > 1)).toEqual([])
})
