import { sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { $online } from '../context/environment.ts'
import { fileMissed } from '../lifecycle.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import * as sources from './sources.ts'
import { toastShown } from './toasts.ts'

const lost = { text: 't:error.no-connection' }

// How it changes
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
sample({
  clock: $online.updates,
  filter: (online) => online,
  fn: () => ({ kind: 'success' as const, message: { text: 't:error.connected' }, instead: lost }),
  target: toastShown,
})

export const topic = defineTopic({ sources: Object.values(sources) })
