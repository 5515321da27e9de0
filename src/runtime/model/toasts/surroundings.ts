import { createEvent, sample } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import { $online } from '../facts/environment.ts'
import { intentDropped } from '../intents.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import { toastEnded, toastShown } from './toasts.ts'

const lost = { text: 't:error.no-connection' }

// What may happen
/** Something that the player asked for needs a file that did not come, and nothing on the page shows that. */
export const fileMissed = createEvent<Failure>()
/** A request was not sent. Beside its words on the page a script that is missing has the button that helps. */
export const scriptMissed = createEvent<Failure | undefined>()

// How it changes
sample({
  clock: scriptMissed,
  filter: (failure) => failure?.kind === 'script',
  fn: (): Failure => ({ kind: 'script' }),
  target: fileMissed,
})
sample({ clock: intentDropped, fn: ({ failure }) => failure, target: fileMissed })
sample({
  clock: fileMissed,
  fn: (failure) => ({
    kind: 'danger' as const,
    message: wordingOf(failure),
    ...(failure.kind === 'script' && { reload: true, stays: true }), // the button is what helps
  }),
  target: toastShown,
})

// What is on the screen was true when the line went; the message stays as long as that holds
sample({
  clock: $online.updates,
  filter: (online) => !online,
  fn: () => ({ kind: 'warning' as const, message: lost, stays: true }),
  target: toastShown,
})
const back = sample({ clock: $online.updates, filter: (online) => online, fn: () => lost })
sample({ clock: back, target: toastEnded })
sample({ clock: back, fn: () => ({ kind: 'success' as const, message: { text: 't:error.connected' } }), target: toastShown })
