import { defineWidget } from './widget.ts'
import type { Contract, Widget, WidgetMigrations } from './widget.ts'

/** Widgets by type. The app passes it: `runtime` never imports `widgets`. A Map, so that `constructor` and `__proto__` are unknown. */
export type Registry = ReadonlyMap<string, Widget>

export function createRegistry(widgets: Iterable<Widget>): Map<string, Widget> {
  const registry = new Map<string, Widget>()
  for (const widget of widgets) {
    const { type } = widget.contract
    if (registry.has(type)) throw new Error(`Two widgets are called "${type}"`)
    registry.set(type, widget)
  }
  return registry
}

/**
 * Widgets by the paths of their files, as `import.meta.glob` gives them: a folder with a `contract.ts` and a `view.tsx` is a widget. The
 * view is a chunk of its own, downloaded when a visible node needs it.
 */
export function widgetsOf(
  contracts: Readonly<Record<string, Contract<string, any, any, any>>>, // each of its own types
  views: Readonly<Record<string, () => Promise<unknown>>>,
): Widget[] {
  return Object.entries(contracts).map(([path, contract]) => {
    const load = views[path.replace(/contract\.ts$/, 'view.tsx')]
    return defineWidget({ contract, load: load ?? (() => Promise.reject(new Error(`The widget "${contract.type}" has no view.tsx.`))) })
  })
}

/**
 * A registry for those who check documents and draw nothing: contracts and migrations by the paths of their files, as `import.meta.glob`
 * gives them.
 */
export function createCheckRegistry(
  contracts: Readonly<Record<string, Contract<string, any, any, any>>>, // each of its own types
  migrations: Readonly<Record<string, WidgetMigrations>>,
): Registry {
  return createRegistry(
    Object.entries(contracts).map(([path, contract]): Widget => {
      const own = migrations[path.replace(/contract\.ts$/, 'migrations/index.ts')]
      return {
        contract,
        load: () => Promise.reject(new Error(`The view of "${contract.type}" is not here: documents are checked, not drawn.`)),
        ...(own && { migrations: own }),
      }
    }),
  )
}
