import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import { CanaryMark } from '../../../../src/schemas/canary.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { WorkspaceFile } from '../../../../src/schemas/workspace.ts'
import { t } from '../../../kit/i18n/words.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import type { Toast } from '../../../kit/messages/toast-list.ts'
import {
  $releaseNumber,
  $workspace,
  baseBrand,
  parse,
  publishedOf,
  releaseReported,
  workspaceLoaded,
} from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { FileDifference, readAnswer, sendWrite } from '../../model/releases/answers.ts'
import type { Refused } from '../../model/releases/answers.ts'
import { effectiveBody } from '../outcome/outcome.ts'

/** A release as the list has it. `brands`: those of which files or players' documents changed. */
export const ReleaseEntry = z.object({
  number: z.int(),
  parent: z.nullable(z.int()),
  by: z.nullable(z.string()),
  way: z.string(),
  kind: z.enum(['publish', 'restore', 'revert', 'import']),
  of: z.optional(z.int()),
  note: z.string(),
  at: z.string(),
  brands: z.array(z.string()),
  changes: z.int(),
  approval: z.optional(
    z.object({
      request: z.optional(z.int()),
      approvedBy: z.optional(z.array(z.string())),
      override: z.optional(z.string()),
      unapproved: z.optional(z.boolean()),
    }),
  ),
  canary: z.optional(CanaryMark),
})
export type ReleaseEntry = z.infer<typeof ReleaseEntry>

const Page = z.object({ releases: z.array(ReleaseEntry), next: z.optional(z.int()) })
const Differences = z.object({ changes: z.array(FileDifference) })

// ---- the list

type History = { releases: readonly ReleaseEntry[]; next: number | null; state: 'loading' | 'ready' | 'failed'; error: string }
const atOnce = 30

/** The list is on the screen, or no longer. */
export const historyShown = createEvent<boolean>()
export const olderRequested = createEvent()
export const historyRetried = createEvent()
/** Whether only releases that concern the open brand are listed. */
export const ownBrandChosen = createEvent<boolean>()

export const $history = createStore<History>({ releases: [], next: null, state: 'loading', error: '' })
export const $isOwnBrand = createStore(false).on(ownBrandChosen, (_, isOwn) => isOwn)
const $isShown = createStore(false).on(historyShown, (_, isShown) => isShown)

const listFx = attach({
  source: { workspace: $workspace, isOwn: $isOwnBrand },
  effect: async ({ workspace, isOwn }, { before }: { before?: number }) => {
    const asked = { limit: String(atOnce), ...(before !== undefined && { before: String(before) }) }
    const query = new URLSearchParams({ ...asked, ...(isOwn && workspace && { brand: workspace.brand }) })
    return { isOwn, ...(await readAnswer(`/api/releases?${query}`, Page)) }
  },
})
sample({
  clock: [historyShown, historyRetried, ownBrandChosen, workspaceLoaded, $releaseNumber.updates],
  source: $isShown,
  filter: Boolean,
  fn: () => ({}),
  target: listFx,
})
sample({
  clock: olderRequested,
  source: $history,
  filter: ({ next }) => next !== null,
  fn: ({ next }) => ({ before: next ?? 0 }),
  target: listFx,
})
/** Without answers for a list that is not the one on the screen any more. */
const listed = sample({
  clock: listFx.done,
  source: { isOwn: $isOwnBrand, history: $history },
  fn: ({ isOwn, history }, { params: { before }, result }) =>
    result.isOwn !== isOwn || (before !== undefined && before !== history.next) ? undefined : { isMore: before !== undefined, ...result },
}).filterMap((page) => page)
$history
  .on(ownBrandChosen, (history) => ({ ...history, releases: [], next: null }))
  .on(listFx, (history) => ({ ...history, state: 'loading' }))
  .on(listed, ({ releases }, page) => ({
    releases: page.isMore ? [...releases, ...page.releases] : page.releases,
    next: page.next ?? null,
    state: 'ready',
    error: '',
  }))
  .on(listFx.fail, (history, { error }) => ({ ...history, state: 'failed', error: error.message }))

/** One release of the list. */
export const entryFx = createEffect((number: number) => readAnswer(`/api/releases/${number}`, ReleaseEntry))

const Files = z.object({ files: z.array(WorkspaceFile) })

/** The documents of a brand as a release has them, as frames draw them. */
export const documentsFx = attach({
  source: $workspace,
  async effect(workspace, number: number): Promise<ReadonlyMap<string, JsonObject>> {
    const { files } = await readAnswer(`/api/releases/${number}/files`, Files)
    const brand = workspace?.brand ?? baseBrand
    const base = files.find(({ path }) => path === `${baseBrand}/brand.json`)
    const state = { brandName: `brand/${brand}`, baseBrand: (base && parse(base.text)) ?? {} }
    return new Map(
      [...publishedOf({ brand, files })].flatMap(([name, { value }]) => (value ? [[name, effectiveBody(name, value, state)]] : [])),
    )
  },
})

// ---- what differs

/** What a release changed, or what differs between two of them. */
export type DifferenceRequest = { of: number } | { from: number; to: number }
export type DifferenceAnswer =
  | { state: 'loading' }
  | { state: 'ready'; files: readonly FileDifference[] }
  | { state: 'failed'; error: string }

export const differencesRequested = createEvent<DifferenceRequest>()
/** Releases never change, so that each answer is asked for once. */
export const $differences = createStore<Readonly<Record<string, DifferenceAnswer>>>({})
export const differenceKey = (asked: DifferenceRequest) => ('of' in asked ? `${asked.of}` : `${asked.from}/diff/${asked.to}`)

const differencesFx = createEffect((asked: DifferenceRequest) => readAnswer(`/api/releases/${differenceKey(asked)}`, Differences))
sample({
  clock: differencesRequested,
  source: $differences,
  filter: (all, asked) => (all[differenceKey(asked)]?.state ?? 'failed') === 'failed',
  fn: (_, asked) => asked,
  target: differencesFx,
})
$differences
  .on(differencesFx, (all, asked) => ({ ...all, [differenceKey(asked)]: { state: 'loading' } }))
  .on(differencesFx.done, (all, { params, result }) => ({ ...all, [differenceKey(params)]: { state: 'ready', files: result.changes } }))
  .on(differencesFx.fail, (all, { params, error }) => ({ ...all, [differenceKey(params)]: { state: 'failed', error: error.message } }))

// ---- restoring and reverting

export type ReleaseAct = 'restore' | 'revert'
export type ActOutcome =
  /** What would change, as release `number`. */
  | { state: 'preview'; number: number; files: readonly FileDifference[]; isAsking: boolean }
  | { state: 'done'; number: number }
  | { state: 'unchanged' }
  /** It waits for approval. */
  | { state: 'asked' }
  | Refused

const Preview = z.object({
  dry: z.literal(true),
  number: z.int(),
  changes: z.array(FileDifference),
  missing: z.optional(z.array(z.unknown())),
})
const Asked = z.object({ request: z.int() })
const Done = z.object({ number: z.int(), unchanged: z.optional(z.boolean()) })

/** Restores or reverts a release; `dry` only tells what would change. `base`: the release that the operator has seen. */
export const actFx = createEffect(
  async ({ act, of, ...body }: { act: ReleaseAct; of: number; base?: number; note?: string; dry?: boolean }): Promise<ActOutcome> => {
    const outcome = await sendWrite('POST', `/api/releases/${of}/${act}`, z.union([Preview, Done, Asked]), body)
    if (outcome.state !== 'done') return outcome
    const { value } = outcome
    if ('request' in value) return { state: 'asked' }
    if ('dry' in value) return { state: 'preview', number: value.number, files: value.changes, isAsking: (value.missing?.length ?? 0) > 0 }
    return value.unchanged === true ? { state: 'unchanged' } : { state: 'done', number: value.number }
  },
)

/** Players get a release that was made here. `view`: an address where it is seen. */
export const releaseMade = createEvent<{ number: number; view?: string | undefined }>()
sample({
  clock: actFx.doneData.filterMap((outcome) => (outcome.state === 'done' ? { number: outcome.number } : undefined)),
  target: releaseMade,
})
sample({ clock: releaseMade, fn: ({ number }) => number, target: releaseReported })
const describeFx = createEffect(({ number, view }: { number: number; view?: string | undefined }): Toast => {
  const open = scopeBind(dialogOpened, { safe: true })
  return {
    text: t('review.live', { number }),
    stays: true,
    actions: [
      ...(view === undefined ? [] : [{ label: t('review.view'), href: view }]),
      { label: t('review.revert'), onPress: () => open({ kind: 'release', act: 'revert', number }) },
    ],
  }
})
sample({ clock: releaseMade, target: describeFx })
sample({ clock: describeFx.doneData, target: toastShown })
