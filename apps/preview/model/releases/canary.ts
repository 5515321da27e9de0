import { createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { RunningCanary } from '../../../../src/schemas/canary.ts'
import type { Canary } from '../../../../src/schemas/canary.ts'
import { t } from '../../../kit/i18n/words.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import { $releaseNumber } from '../documents/documents.ts'
import { readAnswer } from './answers.ts'

// A release that goes to some players first. While one runs the editor says so beside Publish.

type Known = {
  canary: Canary | null
  /** The one that ran until this answer. */
  ended: number | null
  /** When it was answered, in ms: what is long ago is told from then. */
  at: number
  state: 'loading' | 'ready' | 'failed'
  error: string
}

// What may happen
export const canaryRequested = createEvent()
/** It was changed here: as the server has it now. */
export const canaryChanged = createEvent<Canary>()

// What we know
export const $canary = createStore<Known>({ canary: null, ended: null, at: 0, state: 'loading', error: '' })
export const $runningCanary = $canary.map(({ canary }) => canary)

// How it changes
const runningFx = createEffect(async () => ({ ...(await readAnswer('/api/canary', RunningCanary)), at: Date.now() }))
sample({ clock: [canaryRequested, $releaseNumber.updates], fn: () => undefined, target: runningFx })
$canary
  .on(runningFx.doneData, ({ canary: before }, { canary, at }) => ({
    canary,
    at,
    ended: before && before.number !== canary?.number ? before.number : null,
    state: 'ready',
    error: '',
  }))
  .on(runningFx.failData, (before, { message }) => ({ ...before, ended: null, state: 'failed', error: message }))
  .on(canaryChanged, ({ at }, canary) => ({
    canary: canary.state === 'running' ? canary : null,
    ended: null,
    at,
    state: 'ready',
    error: '',
  }))

/** Releases as far as they tell which one was reverted by itself. */
const Reverts = z.object({
  releases: z.array(z.object({ kind: z.string(), of: z.optional(z.int()), way: z.string(), note: z.string() })),
})
const revertOfFx = createEffect(async (number: number) => {
  const { releases } = await readAnswer('/api/releases?limit=30', Reverts)
  return releases.find(({ kind, of, way }) => kind === 'revert' && of === number && way === 'canary')?.note
})
sample({ clock: $canary.updates.filterMap(({ ended }) => ended ?? undefined), target: revertOfFx })
sample({
  clock: revertOfFx.done.filterMap(({ params, result }) => (result === undefined ? undefined : { number: params, why: result })),
  fn: ({ number, why }) => ({ text: t('shell.reverted-by-itself', { number, why }), isProblem: true, stays: true }),
  target: toastShown,
})

/** How long a release may go to some players without a verdict before Publish says so. */
const longWithoutVerdictMs = 24 * 60 * 60 * 1_000

/** The one that somebody has to decide about. */
export const $stuckCanary = $canary.map(({ canary, at }) => (canary && isStuck(canary, at) ? canary : null))

/** Later releases wait for it, or there has been no verdict for a day. */
function isStuck({ holdsUp, verdict, since, why }: Canary, now: number): boolean {
  if (why !== undefined) return false // it is being reverted
  return holdsUp.length > 0 || (verdict === 'not-enough-views' && now - Date.parse(since) > longWithoutVerdictMs)
}
