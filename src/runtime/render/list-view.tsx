import { useSyncExternalStore } from 'react'

import type { NodeList } from './list.ts'

/** Draws a list of nodes; drawn anew only when its members or their order change. */
export function ListView({ list }: { list: NodeList }) {
  const handles = useSyncExternalStore(list.subscribe, list.snapshot)
  return handles.map((handle) => handle.element)
}
