import { useState } from 'react'
import type { DragEventHandler } from 'react'

type Zone = { onDragOver: DragEventHandler; onDragLeave: DragEventHandler; onDrop: DragEventHandler }

/** Takes the files that are dropped on an element, which has the props of `zone`. `isOver`: something is held over it. */
export function useFileDrop(onFiles: (files: File[]) => void): { isOver: boolean; zone: Zone } {
  const [isOver, setOver] = useState(false)
  const zone: Zone = {
    onDragOver(event) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event) {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, zone }
}
