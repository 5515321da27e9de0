import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

type RowDrag = {
  row: RefObject<HTMLElement | null>
  /** Where it is taken hold of; without one, anywhere. */
  grip?: RefObject<HTMLElement | null>
  /** Rows of one list take each other, and no others. */
  list: string
  id: string
  index: number
  can?: boolean
  /** `to` is counted without the row that is moved. */
  onMove: (id: string, from: number, to: number) => void
}

/**
 * Drags a row of a list before or behind another one; the list offers the same by keys and by a menu. `edge` is the side of this row where
 * the dragged one would go.
 */
export function useRowDrag({ row, grip, list, id, index, can = true, onMove }: RowDrag): {
  edge: 'before' | 'after' | undefined
  held: boolean
} {
  const [edge, setEdge] = useState<'before' | 'after'>()
  const [held, setHeld] = useState(false)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const [element, dragHandle] = [row.current, grip?.current]
    if (!element || (grip && !dragHandle) || !can) return undefined
    return combine(
      draggable({
        element,
        ...(dragHandle && { dragHandle }),
        getInitialData: () => ({ list, id, index }),
        onDragStart: () => setHeld(true),
        onDrop: () => setHeld(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        getData: ({ input }) => ({
          edge: input.clientY < element.getBoundingClientRect().top + element.offsetHeight / 2 ? 'before' : 'after',
        }),
        onDrag: ({ self }) => setEdge(self.data.edge === 'before' ? 'before' : 'after'),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined)
          const from = Number(source.data.index)
          const to = index + (self.data.edge === 'after' ? 1 : 0)
          move.current(String(source.data.id), from, from < to ? to - 1 : to)
        },
      }),
    )
  }, [row, grip, list, id, index, can])
  return { edge, held }
}
