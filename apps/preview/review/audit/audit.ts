import { attach, combine, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { $workspace, baseBrand, workspaceLoaded } from '../../model/documents/documents.ts'
import { readAnswer } from '../../model/releases/answers.ts'

export const auditGroups = {
  publish: ['publish', 'restore', 'revert', 'import', 'canary-start', 'canary-change', 'canary-everyone', 'canary-revert'],
  schedule: ['schedule-add', 'schedule-change', 'schedule-cancel', 'schedule-refuse'],
  approval: ['request-add', 'request-approve', 'request-refuse', 'request-cancel', 'request-void'],
  draft: ['draft-save', 'draft-discard', 'picture-add', 'picture-remove', 'link-add', 'link-remove'],
  operator: [
    'operator-add',
    'operator-role',
    'operator-disable',
    'operator-enable',
    'operator-second-factor',
    'operator-link',
    'operator-password',
  ],
  refused: ['sign-in-fail', 'call-refuse'],
} as const
export type AuditGroup = keyof typeof auditGroups

const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  by: z.nullable(z.string()),
  way: z.string(),
  action: z.string(),
  brands: z.array(z.string()),
  release: z.optional(z.int()),
  subject: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  what: z.string(),
  why: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
const Page = z.object({ entries: z.array(AuditEntry), people: z.array(z.string()), next: z.optional(z.int()) })

/** What is shown: of whom, of which actions, and of which days of this reader; empty for all. */
export type AuditFilter = { by: string; group: AuditGroup | ''; from: string; until: string }
type Audit = {
  entries: readonly AuditEntry[]
  people: readonly string[]
  next: number | null
  state: 'loading' | 'ready' | 'failed'
  error: string
}
const atOnce = '50'
const dayMs = 86_400_000

// What may happen
export const auditShown = createEvent<boolean>()
export const auditRetried = createEvent()
export const auditFiltered = createEvent<Partial<AuditFilter>>()
export const olderAuditRequested = createEvent()

// What we know
const $isShown = createStore(false).on(auditShown, (_, isShown) => isShown)
export const $auditFilter = createStore<AuditFilter>({ by: '', group: '', from: '', until: '' }).on(auditFiltered, (filter, part) => ({
  ...filter,
  ...part,
}))
export const $audit = createStore<Audit>({ entries: [], people: [], next: null, state: 'loading', error: '' })
const $asked = combine($auditFilter, $workspace, (filter, workspace) => queryOf(filter, workspace?.brand))
/** Where all that is shown is downloaded. */
export const $auditExport = $asked.map((query) => (format: 'csv' | 'json') => `/api/audit?${query}&format=${format}`)

// How it changes
const listFx = attach({
  source: $asked,
  async effect(query, { before }: { before?: number }) {
    const page = before === undefined ? '' : `&before=${before}`
    return { query, ...(await readAnswer(`/api/audit?${query}&limit=${atOnce}${page}`, Page)) }
  },
})
sample({
  clock: [auditShown, auditRetried, auditFiltered, workspaceLoaded],
  source: $isShown,
  filter: Boolean,
  fn: () => ({}),
  target: listFx,
})
sample({
  clock: olderAuditRequested,
  source: $audit,
  filter: ({ next }) => next !== null,
  fn: ({ next }) => ({ before: next ?? 0 }),
  target: listFx,
})
const listed = sample({
  clock: listFx.done,
  source: $asked,
  fn: (query, { params, result }) => (result.query === query ? { isMore: params.before !== undefined, ...result } : undefined),
}).filterMap((page) => page)
$audit
  .on(auditFiltered, (audit) => ({ ...audit, entries: [], next: null }))
  .on(listFx, (audit) => ({ ...audit, state: 'loading' }))
  .on(listed, ({ entries }, page) => ({
    entries: page.isMore ? [...entries, ...page.entries] : page.entries,
    people: page.people,
    next: page.next ?? null,
    state: 'ready',
    error: '',
  }))
  .on(listFx.fail, (audit, { error }) => ({ ...audit, state: 'failed', error: error.message }))

/** Days are those of the reader's zone; the last one is shown whole. */
function queryOf({ by, group, from, until }: AuditFilter, brand: string | undefined): string {
  const start = (day: string, after = 0) => new Date(new Date(`${day}T00:00`).getTime() + after).toISOString()
  return new URLSearchParams({
    ...(brand !== undefined && brand !== baseBrand && { brand }),
    ...(by && { by }),
    ...(group && { action: auditGroups[group].join(',') }),
    ...(from && { from: start(from) }),
    ...(until && { until: start(until, dayMs) }),
  }).toString()
}
