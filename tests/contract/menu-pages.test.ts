import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { layoutFiles } from '../../apps/server/layouts/layout-files.ts'
import { buildBrand } from '../../apps/server/layouts/release.ts'
import { pageAt } from '../../src/rules/routes.ts'
import { isAddress, pathOf } from '../../src/schemas/address.ts'
import type { Menu, MenuItem, Page, PageNode } from '../../src/schemas/documents.ts'

/** Widgets that say a sentence or lead on; a page of nothing else is not what its entry promises. */
const sentences = new Set(['page-heading', 'popup-message', 'page-tabs', 'page-outlet', 'protection-help', 'link-line'])

type Entry = { from: string; address?: string | undefined; popup?: string | undefined }

const files = layoutFiles(fileURLToPath(new URL('../../layouts', import.meta.url)))
files.scan()

test.each(['foyer', 'kestrel'])(
  'in %s every entry of a menu and every link of a page leads to a page that is more than a sentence',
  (brand) => {
    const { release } = buildBrand({ brand, files: files.filesOf(brand), lastGood: undefined })
    const documents = Object.values(release.documents).map(({ body }) => body as unknown as Page | Menu) // a release's bodies are checked
    const pages = new Map(documents.flatMap((document) => (document.kind === 'page' ? [[document.id, document]] : [])))
    const entries = documents.flatMap((document) => {
      if (document.kind === 'menu') return document.items.flatMap((item) => entriesOf(item, `menu ${document.id}`))
      return document.kind === 'page' ? linksOf(document.nodes, `page ${document.id}`) : []
    })
    const isFull = ({ address, popup }: Entry) => {
      const page = pages.get((address === undefined ? popup : pageAt(release.routes, address)) ?? '')
      return page !== undefined && widgetsOf(page.nodes).some((widget) => !sentences.has(widget))
    }

    expect(entries.filter(({ address }) => address !== undefined).length).toBeGreaterThan(80)
    expect(entries.filter(({ popup }) => popup !== undefined).length).toBeGreaterThan(5)
    expect(entries.filter((entry) => !isFull(entry))).toEqual([])
  },
)

function entriesOf({ id, to, intent, items = [] }: MenuItem, from: string): Entry[] {
  const own = { from: `${from}/${id}`, address: to && pathOf(to), popup: popupOf(intent) }
  return [...(own.address || own.popup ? [own] : []), ...items.flatMap((item) => entriesOf(item, own.from))]
}

function popupOf(intent: MenuItem['intent']): string | undefined {
  return intent?.kind === 'open' ? String(intent.popup) : undefined
}

/** Addresses of the portal in the props of widgets; a picture's address is none. */
function linksOf(nodes: readonly PageNode[], from: string): Entry[] {
  return nodes.flatMap(({ id, props, slots = {} }) => [
    ...addressesIn(props).map((address) => ({ from: `${from}/${id}`, address })),
    ...Object.values(slots).flatMap((inner) => linksOf(inner, from)),
  ])
}

function addressesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => addressesIn(entry, key))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, entry]) => addressesIn(entry, name))
  return isAddress(value) && !/picture$/i.test(key) ? [value] : []
}

function widgetsOf(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap(({ widget, slots = {} }) => [widget, ...Object.values(slots).flatMap(widgetsOf)])
}
