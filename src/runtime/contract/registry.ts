import type { Widget } from './widget.ts'

/** Widgets by type. The app passes it: `runtime` never imports `widgets`. A Map, so that `constructor` and `__proto__` are unknown. */
export type Registry = ReadonlyMap<string, Widget>

export function createRegistry(widgets: Iterable<Widget>): Registry {
  const registry = new Map<string, Widget>()
  for (const widget of widgets) {
    const { type } = widget.contract
    if (registry.has(type)) throw new Error(`Two widgets are called "${type}". Rename one in its contract.ts.`)
    registry.set(type, widget)
  }
  return registry
}
