import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { $workspace } from '../documents/documents.ts'
import { readAnswer } from './answers.ts'

const Act = z.object({
  kind: z.enum(['publish', 'import', 'restore', 'revert', 'schedule']),
  of: z.optional(z.int()),
  at: z.optional(z.string()),
  zone: z.optional(z.string()),
  audience: z.optional(z.object({ share: z.optional(z.int()), hosts: z.optional(z.array(z.string())) })),
})

/** A publication that waits for approvals. `missing`: what each brand still wants. `isStale`: what it changes was changed since. */
export const RequestEntry = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'scheduled', 'done', 'refused', 'cancelled', 'void']),
  act: Act,
  documents: z.array(z.string()),
  brands: z.array(z.string()),
  changes: z.int(),
  note: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
  brand: z.nullable(z.string()),
  draft: z.nullable(z.string()),
  release: z.nullable(z.int()),
  endedBy: z.nullable(z.string()),
  ended: z.nullable(z.string()),
  why: z.string(),
  approvals: z.array(z.object({ name: z.string() })),
  missing: z.array(z.object({ brand: z.string(), approvals: z.int() })),
  isOwn: z.boolean(),
  isAuthor: z.optional(z.boolean()),
  isStale: z.boolean(),
  may: z.object({ approve: z.boolean(), refuse: z.boolean(), cancel: z.boolean() }),
})
export type RequestEntry = z.infer<typeof RequestEntry>
const Rule = z.object({ approvals: z.int(), selfApproval: z.boolean() })
const Answer = z.object({ requests: z.array(RequestEntry), rules: z.record(z.string(), Rule) })

type Requests = { all: readonly RequestEntry[]; state: 'loading' | 'ready' | 'failed'; error: string }

// What may happen
export const requestsRequested = createEvent()
export const requestChanged = createEvent<RequestEntry>()

// What we know: the requests, those that wait first; and how many approvals each brand wants
export const $requests = createStore<Requests>({ all: [], state: 'loading', error: '' })
export const $approvalRules = createStore<Readonly<Record<string, z.infer<typeof Rule>>>>({})
/** Those that wait for an approval that this operator can give. */
export const $toApprove = $requests.map(({ all }) => all.filter(({ may }) => may.approve).length)
/** Those that were asked from the open draft, and are void when it is changed. */
export const $draftRequests = combine($requests, $workspace, ({ all }, workspace) =>
  all.filter(({ state, brand, draft }) => state === 'waiting' && workspace && draft === workspace.draft && brand === workspace.brand),
)

// How it changes
const listFx = createEffect(() => readAnswer('/api/requests', Answer))
sample({ clock: requestsRequested, target: listFx })
$requests
  .on(listFx.doneData, (_, { requests }) => ({ all: requests, state: 'ready', error: '' }))
  .on(listFx.failData, (before, { message }) => ({ ...before, state: 'failed', error: message }))
  .on(requestChanged, ({ all, ...rest }, request) => ({
    ...rest,
    all: all.some(({ id }) => id === request.id) ? all.map((one) => (one.id === request.id ? request : one)) : [...all, request],
  }))
$approvalRules.on(listFx.doneData, (_, { rules }) => rules)
