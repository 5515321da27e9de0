import { $boxes, linkOf } from '../model/frames.ts'

const echoMs = 250 // how long a frame that was told to scroll reports it as if it had scrolled itself

/** Frames that scroll together: where one is scrolled, the others follow to the same height. Ends when the function it gives is called. */
export function scrollTogether(frames: readonly string[], now: () => number = () => performance.now()): () => void {
  const last = new Map<string, number>()
  const told = new Map<string, number>()
  return $boxes.watch((all) => {
    for (const frame of frames) {
      const at = all[frame]?.scroll
      if (at === undefined || at === last.get(frame)) continue
      const known = last.has(frame)
      last.set(frame, at)
      if (!known || now() - (told.get(frame) ?? -Infinity) < echoMs) continue
      for (const other of frames) {
        if (other === frame) continue
        told.set(other, now())
        linkOf(other)?.tell({ kind: 'scroll', y: at })
      }
    }
  })
}
