import { createEvent, createStore } from 'effector'

/** How large the frame is drawn: `fit` the room there is, else a factor. */
export type Zoom = 'fit' | number

export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2] as const

// What may happen
export const zoomChosen = createEvent<Zoom>()
export const zoomedBy = createEvent<1 | -1>()
/** The room for the frame was measured, in px. */
export const roomMeasured = createEvent<{ width: number; height: number }>()

// What we know
export const $zoom = createStore<Zoom>('fit')
export const $room = createStore({ width: 0, height: 0 })

// How it changes
$room.on(roomMeasured, (before, room) => (before.width === room.width && before.height === room.height ? before : room))
$zoom.on(zoomChosen, (_, zoom) => zoom)

/** The factor for a frame of this width: never larger than life when it fits. */
export function scaleFor(zoom: Zoom, room: { width: number }, width: number): number {
  return zoom === 'fit' ? Math.min(1, Math.max(0.1, room.width / width)) : zoom
}

/** The next step up or down from a factor. */
export function stepFrom(scale: number, by: 1 | -1): number {
  const next = by === 1 ? zoomSteps.find((step) => step > scale + 0.005) : zoomSteps.findLast((step) => step < scale - 0.005)
  return next ?? scale
}
