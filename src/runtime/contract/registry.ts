import type { Widget } from './widget.ts'

/**
 * Widgets by type. The app hands it in: `runtime` never imports `widgets`. A Map, so that `constructor` and `__proto__` are unknown.
 * `more` brings what was left out at first, once; until it has (`complete`), an unknown type may only be one that is not here yet.
 */
export type Registry = ReadonlyMap<string, Widget> & { complete: () => boolean; more: () => Promise<void> }

export function createRegistry(widgets: Iterable<Widget>, others?: () => Promise<Iterable<Widget>>): Registry {
  const registry = new Map<string, Widget>()
  let open = others
  const add = (added: Iterable<Widget>) => {
    for (const widget of added) {
      const { type } = widget.contract
      if (registry.has(type)) throw new Error(`Two widgets are called "${type}". Rename one in its contract.ts.`)
      registry.set(type, widget)
    }
  }
  add(widgets)
  return Object.assign(registry, {
    complete: () => open === undefined,
    async more() {
      const added = await open?.()
      if (!open || !added) return // somebody else was quicker
      open = undefined
      add(added)
    },
  })
}
