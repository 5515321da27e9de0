import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent } from 'react'

import { t } from '../i18n/words.ts'
import type { DropMark } from './tree-drop-line.tsx'
import type { DragOptions, Dragged } from './tree-follow.ts'
import type { TreeRow } from './tree-rows.ts'

/** Dragging rows by pointer: the drop place is drawn, refused places say why, Escape cancels, closed rows open after a pause above them. */
export function useTreeDrag<Row extends TreeRow>(options: DragOptions<Row>) {
  const latest = useRef(options)
  const [state, setState] = useState<Dragged<Row>>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = options
  })
  useEffect(
    () => () => {
      stop.current?.()
      stop.current = undefined
    },
    [],
  )

  function onPointerDown(event: ReactPointerEvent) {
    const { drag, placed, box } = latest.current
    if (
      !drag ||
      event.button !== 0 ||
      event.pointerType === 'touch' ||
      !(event.target instanceof Element) ||
      event.target.closest('[data-twisty], input')
    )
      return
    const id = event.target.closest('[role=treeitem]')?.getAttribute('data-id')
    const row = placed.find((one) => one.row.id === id)?.row
    if (!row || drag.can?.(row) === false) return
    const { clientX: x, clientY: y } = event
    const asked = (stop.current = () => undefined)
    void import('./tree-follow.ts').then(({ followPointer }) => {
      if (stop.current === asked) stop.current = followPointer({ row, from: { x, y }, latest, box, setState }) // gone meanwhile
    })
  }
  const place = state?.place
  const mark: DropMark | undefined = state &&
    place && {
      id: place.row.id,
      at: place.at,
      label: options.drag?.label?.(state.row, place) ?? t(`ui.drop-${place.at}`, { label: place.row.label }),
      refused: state.may !== true && (state.may || true),
    }
  return { row: state?.row, mark, onPointerDown }
}
