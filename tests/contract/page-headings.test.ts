import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { layoutFiles } from '../../apps/server/layouts/layout-files.ts'
import { buildBrand } from '../../apps/server/layouts/release.ts'
import { evaluate, factsOf } from '../../src/rules/predicate.ts'
import type { Page, PageNode } from '../../src/schemas/documents.ts'
import { facts } from '../../src/schemas/facts.ts'
import type { FactName, FactValue } from '../../src/schemas/facts.ts'
import type { Predicate } from '../../src/schemas/predicate.ts'

/** Widgets whose views have a heading of the first level always, those that have one with `look: page`, and those never. */
const always = new Set(['page-heading', 'agent-landing'])
const asPages = new Set(['popup-message', 'game-frame'])
// Its `page` is another one; that of every other widget asks for the heading, unless it is not `headed`
const never = new Set(['announcement-board'])

type Heading = { id: string; when: readonly Predicate[] }
type Values = Readonly<Record<string, FactValue>>

const files = layoutFiles(fileURLToPath(new URL('../../layouts', import.meta.url)))
files.scan()

test.each(['foyer', 'kestrel'])('in %s a page has one heading of the first level, whatever its conditions say', (brand) => {
  const { release } = buildBrand({ brand, files: files.filesOf(brand), lastGood: undefined })
  const documents = Object.values(release.documents).map(({ body }) => body as unknown as Page) // a release's bodies are checked
  const pages = documents.filter(({ kind, as, routes }) => kind === 'page' && (as ?? 'page') === 'page' && routes !== undefined)
  const outer = new Set(pages.map(({ parent }) => parent))
  const around = ({ parent }: Page) => pages.find(({ id }) => id === parent)
  const drawn = pages.filter(({ id }) => !outer.has(id)) // a page around others is drawn with one of them

  expect(drawn.length).toBeGreaterThan(50)
  expect(drawn.flatMap((page) => wrongIn(page, around(page)))).toEqual([])
})

test.each(['foyer', 'kestrel'])(
  'in %s no page that anyone may open says that it is switched off before the gateway has said so',
  (brand) => {
    const { release } = buildBrand({ brand, files: files.filesOf(brand), lastGood: undefined })
    const pages = Object.values(release.documents)
      .map(({ body }) => body as unknown as Page)
      .filter(({ kind, access, routes }) => kind === 'page' && access === 'anyone' && routes !== undefined)
    const notices = pages.flatMap(({ id, nodes }) =>
      headingsOf(nodes)
        .filter(({ when }) => JSON.stringify(when).includes('"not":{"flag"'))
        .map((notice) => ({ ...notice, id: `${id}/${notice.id}` })),
    )

    // No fact of the gateway is known then, and the flags of features have their default
    const isSaid = ({ when }: Heading) => {
      const asked = when.flatMap((each) => [...factsOf(each)]).filter((name) => name.startsWith('flag:'))
      return when.every((each) => evaluate(each, contextOf(Object.fromEntries(asked.map((name) => [name, false])))) === true)
    }

    expect(notices.length).toBeGreaterThan(4)
    expect(notices.filter(isSaid).map(({ id }) => id)).toEqual([])
  },
)

/** The values with which a page, in the page around it, has not exactly one heading. */
function wrongIn(page: Page, around: Page | undefined): string[] {
  const headings = around ? headingsOf(around.nodes, page) : headingsOf(page.nodes)
  const asked = new Set(headings.flatMap(({ when }) => when.flatMap((each) => [...factsOf(each)])))
  return combinations([...asked]).flatMap((values) => {
    const seen = headings.filter(({ when }) => when.every((each) => evaluate(each, contextOf(values)) === true))
    return seen.length === 1 ? [] : [`${page.id} with ${JSON.stringify(values)}: ${seen.map(({ id }) => id).join(' and ') || 'none'}`]
  })
}

/** Nodes with a heading, and the conditions that they and the nodes around them have; `inner` is drawn in the page's outlet. */
function headingsOf(nodes: readonly PageNode[], inner?: Page, above: readonly Predicate[] = []): Heading[] {
  return nodes.flatMap(({ id, widget, props, when: own, slots }) => {
    const when = own ? [...above, own] : above
    const asks = props?.page === true && props.headed !== false && !never.has(widget)
    const has = always.has(widget) || (asPages.has(widget) && props?.look === 'page') || asks
    return [
      ...(has ? [{ id, when }] : []),
      ...(widget === 'page-outlet' && inner ? headingsOf(inner.nodes, undefined, when) : []),
      ...Object.values(slots ?? {}).flatMap((each) => headingsOf(each, inner, when)),
    ]
  })
}

/** Every combination of the values that flags and facts (`flag:NAME`, `name`) can have. */
function combinations(asked: readonly string[]): Values[] {
  return asked.reduce<Values[]>((all, name) => all.flatMap((values) => valuesOf(name).map((value) => ({ ...values, [name]: value }))), [{}])
}

function valuesOf(asked: string): readonly FactValue[] {
  const fact = asked.startsWith('flag:') ? undefined : facts[asked as FactName] // anything else that is asked is a fact
  if (fact?.type === 'enum') return fact.values
  if (fact === undefined || fact.type === 'boolean') return [true, false]
  throw new Error(`A heading depends on ${asked}, which has more values than can be tried`)
}

function contextOf(values: Values) {
  const all = Object.entries(values)
  return {
    facts: Object.fromEntries(all.filter(([name]) => !name.startsWith('flag:'))),
    flags: Object.fromEntries(all.flatMap(([name, value]) => (name.startsWith('flag:') ? [[name.slice(5), value]] : []))),
  }
}
