import type { FrameViewSettings } from './view-settings.ts'

/** What a frame shows while nobody has changed a view setting. It needs no zod, so the editor's first screen can carry it. */
export const defaultFrameViewSettings: FrameViewSettings = {
  at: '/',
  as: 'guest',
  language: null,
  theme: null,
  time: null,
  data: 'usual',
  faults: [],
  flags: {},
  registration: {},
  status: '0',
}
