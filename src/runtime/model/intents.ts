import { createEvent, sample } from 'effector'
import type { Event } from 'effector'

import type { Intent, IntentKind } from '../../schemas/intents.ts'

export type SentIntent = { intent: Intent; from?: { page: string; node: string } | undefined }

/** A wish of a widget or a menu. The one door from what is drawn back to what is known. */
export const intentSent = createEvent<SentIntent>()

/** The wishes of one kind. */
export function intentOf<Kind extends IntentKind>(kind: Kind): Event<Extract<Intent, { kind: Kind }>> {
  return sample({
    clock: intentSent,
    filter: ({ intent }) => intent.kind === kind,
    fn: ({ intent }) => intent as Extract<Intent, { kind: Kind }>, // the filter has looked at the kind
  })
}
