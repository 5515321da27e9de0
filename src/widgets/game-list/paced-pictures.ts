import { useEffect, useState } from 'react'

/** Tiles that wait for their picture, by their number; `middle` is the number of the tile in the middle of the view. */
export type PictureQueue = { wait: (tile: number, show: () => void) => () => void; middle: (tile: number) => void }

const pauseMs = 32
const atOnce = 2

/**
 * Gives pictures to tiles that come into the list a few at a time, those near the middle of the view first: pictures are what costs most in
 * drawing a tile, and tiles that are scrolled past quickly are gone before it is their turn.
 */
export function createPictureQueue(): PictureQueue {
  const waiting = new Map<() => void, number>()
  let middle = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = undefined
    const nearest = [...waiting].sort(([, one], [, other]) => Math.abs(one - middle) - Math.abs(other - middle)).slice(0, atOnce)
    for (const [show] of nearest) {
      waiting.delete(show)
      show()
    }
    if (waiting.size > 0) timer = setTimeout(next, pauseMs)
  }
  return {
    wait(tile, show) {
      waiting.set(show, tile)
      timer ??= setTimeout(next, pauseMs)
      return () => void waiting.delete(show)
    },
    middle(tile) {
      middle = tile
    },
  }
}

/** Whether it is a tile's turn to have its picture; at once for one of the first. */
export function usePacedPicture(queue: PictureQueue, tile: number, atFirst: boolean): boolean {
  const [shown, setShown] = useState(atFirst)
  useEffect(() => (shown ? undefined : queue.wait(tile, () => setShown(true))), [queue, shown, tile])
  return shown
}
