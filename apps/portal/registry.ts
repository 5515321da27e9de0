import { entryTypes, widgets as first } from 'virtual:first-widgets'

import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import type { Widget } from '../../src/runtime/contract/widget.ts'
import { needed } from '../../src/runtime/platform/needed.ts'
import type { Release } from '../../src/schemas/documents.ts'
import { widgetsNamed } from '../../src/rules/first-screen.ts'

const known = createRegistry(first)

/**
 * The widgets that are here: those that documents of the lobby named when the portal was built (build/first-widgets.ts), then those of the
 * entry pages, or all. Every folder of src/widgets is a widget; a view is downloaded when a visible node needs it.
 */
export const registry: Registry = known

/** Adds the widgets that are not among the first. Rejects when their script cannot be loaded: whoever wants a document of them decides. */
export async function completeRegistry(): Promise<void> {
  add((await needed(() => import('./all-widgets.ts'), 'idle')).widgets)
}

/** Adds what one of the documents names and is not here: the entry pages' widgets, or all. Rejects when their script cannot be loaded. */
export async function addWidgetsOf(documents: Iterable<unknown>): Promise<void> {
  const unknown = [...documents].flatMap(unknownIn)
  if (unknown.length === 0) return
  if (unknown.every((type) => entryTypes.includes(type))) add((await needed(() => import('./entry-widgets.ts'), 'idle')).widgets)
  else await completeRegistry()
}

function add(widgets: readonly Widget[]) {
  for (const widget of widgets) if (!known.has(widget.contract.type)) known.set(widget.contract.type, widget)
}

/**
 * A release whose documents name only widgets that are here. Where the other widgets cannot be loaded, the bodies that name them are left
 * out: a page without its body is asked for when it is wanted, and says so when it cannot be had.
 */
export async function withWidgets(release: Release): Promise<Release> {
  const entries = Object.entries(release.documents)
  try {
    await addWidgetsOf(entries.map(([, { body }]) => body))
    return release
  } catch {
    return {
      ...release,
      documents: Object.fromEntries(entries.map(([name, each]) => [name, unknownIn(each.body).length > 0 ? { hash: each.hash } : each])),
    }
  }
}

/** The widgets that a document names and that are not here. */
function unknownIn(document: unknown): string[] {
  return widgetsNamed(document).filter((type) => !known.has(type))
}
