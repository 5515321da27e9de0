import { combine, createEvent, createStore, sample } from 'effector'

import { frameZoomed, mainFrame } from '../../model/view/frames.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'

/** The size of the frame: a factor, or `fit` for the available room. */
export type Zoom = 'fit' | number

export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2] as const
const [smallest, largest] = [0.1, 3]

// What may happen
export const zoomChosen = createEvent<Zoom>()
export const zoomedBy = createEvent<1 | -1>()
/** The wheel was turned with Ctrl, or two fingers pinched: in px, positive zooms out. */
export const wheelTurned = createEvent<number>()
/** The available room was measured, in px. */
export const roomMeasured = createEvent<{ width: number; height: number }>()

// What we know
export const $zoom = createStore<Zoom>('fit')
export const $room = createStore({ width: 0, height: 0 })
const $scale = combine($zoom, $room, $viewSettings, (zoom, room, viewSettings) => scaleFor(zoom, room, viewSettings.width))

// How it changes
$room.on(roomMeasured, (before, room) => (before.width === room.width && before.height === room.height ? before : room))
$zoom.on(zoomChosen, (_, zoom) => zoom)
sample({ clock: zoomedBy, source: $scale, fn: (scale, by) => stepFrom(scale, by), target: $zoom })
sample({ clock: wheelTurned, source: $scale, fn: (scale, px) => turned(scale, px), target: $zoom })
sample({ clock: frameZoomed, filter: ({ frame }) => frame === mainFrame, fn: ({ by }) => by, target: wheelTurned })

/** The factor for a frame of this width; `fit` never enlarges. */
export function scaleFor(zoom: Zoom, room: { width: number }, width: number): number {
  return zoom === 'fit' ? Math.min(1, Math.max(smallest, room.width / width)) : zoom
}

/** The next step up or down from a factor. */
export function stepFrom(scale: number, by: 1 | -1): number {
  const next = by === 1 ? zoomSteps.find((step) => step > scale + 0.005) : zoomSteps.findLast((step) => step < scale - 0.005)
  return next ?? scale
}

/** The factor after the wheel turned by so many px: 100 px change it by about a tenth. Rounded to hundredths. */
export function turned(scale: number, px: number): number {
  return Math.min(largest, Math.max(smallest, Math.round(scale * Math.exp(-Math.min(Math.max(px, -200), 200) / 1_000) * 100) / 100))
}
