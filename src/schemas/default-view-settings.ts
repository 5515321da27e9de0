import type { FrameViewSettings } from './view-settings.ts'

/** What a frame shows before any view setting is changed. It needs no zod, so the editor's first screen can include it. */
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
