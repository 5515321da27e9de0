import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'

import { placeOf } from './rule-edits.ts'

const kind = 'foyer-rule-part'
export type Edge = 'before' | 'after' | 'inside'

/**
 * Drags a line by its handle, and accepts others before it, behind it, or, in a group, inside. `onDrop` gets the dragged part, the group
 * and the index. Keys do the same: see `RuleHandle`.
 */
export function useRuleDrag({
  pointer,
  group,
  onDrop,
}: {
  pointer: string
  group: boolean
  onDrop: (from: string, group: string, index: number) => void
}) {
  const element = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<Edge>()
  const [dragged, setDragged] = useState(false)

  useEffect(() => {
    const [whole, grip] = [element.current, handle.current]
    if (!whole || !grip) return undefined
    return combine(
      draggable({
        element: whole,
        dragHandle: grip,
        getInitialData: () => ({ kind, pointer }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: whole,
        canDrop: ({ source }) =>
          source.data.kind === kind && source.data.pointer !== pointer && !pointer.startsWith(`${String(source.data.pointer)}/`),
        getData: ({ input, element: over }) => ({ edge: edgeOf(over.getBoundingClientRect(), input.clientY, group) }),
        onDrag: ({ self, location }) =>
          setEdge(location.current.dropTargets[0]?.element === self.element ? (self.data.edge as Edge) : undefined), // what getData says
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source, location }) {
          setEdge(undefined)
          if (location.current.dropTargets[0]?.element !== self.element) return // a line inside has taken it
          const place = placeOf(pointer)
          const from = String(source.data.pointer)
          if (self.data.edge === 'inside') onDrop(from, pointer, 0)
          else onDrop(from, place.group, place.index + (self.data.edge === 'after' ? 1 : 0))
        },
      }),
    )
  }, [pointer, group, onDrop])

  return { element, handle, edge, dragged }
}

/** Where a pointer over a part would put what it carries: the upper or the lower half, of a group the middle is inside. */
export function edgeOf({ top, height }: { top: number; height: number }, y: number, group: boolean): Edge {
  const at = height === 0 ? 0 : (y - top) / height
  if (group && at > 0.25 && at < 0.75) return 'inside'
  return at < 0.5 ? 'before' : 'after'
}
