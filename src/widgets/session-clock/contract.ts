import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { PlaySession } from '../../schemas/nouns/play-session.ts'
import { SiteZone } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'session-clock',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      result: { type: 'boolean', default: true },
      caption: { type: 'boolean', default: false },
      popup: { type: 'string', names: 'popup', default: 'protection' },
    },
  },
  inputs: { session: { noun: PlaySession, need: 'subject' }, zone: { noun: SiteZone, need: 'subject' } },
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type SessionClockProps = ViewProps<typeof contract>
