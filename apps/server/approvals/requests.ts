import { runningSentence } from '../canary/audience.ts'
import { endDrafts, publishedDrafts } from '../editing/brand-drafts.ts'
import type { Editing } from '../editing/edit-request.ts'
import type { Operator } from '../operators/operator-store.ts'
import type { Outcome } from '../releases/outcome.ts'
import type { Releases } from '../releases/releases.ts'
import type { ScheduleOutcome, Schedules } from '../releases/schedules.ts'
import type { ApprovalRequest, RequestEntry } from './request-store.ts'
import { isOwnWork, isSameBound, isSamePerson, mayApprove, missingOf } from './rules.ts'
import type { Approver, Missing } from './rules.ts'
import { missingSentence } from './sentences.ts'

export type Decision =
  | { status: 'unknown' }
  | { status: 'forbidden'; error: string }
  /** It is no longer waiting. */
  | { status: 'over'; error: string }
  /** It was voided just now, for what it is of was changed. */
  | { status: 'void'; error: string; outcome?: Extract<Outcome, { status: 'refused' | 'conflict' }> }
  | { status: 'waiting'; request: RequestEntry; missing: readonly Missing[] }
  | { status: 'decided'; request: RequestEntry }

export type Requests = {
  /** Counts an operator's approval, and lets out what has enough of them. */
  approve: (id: number, operator: Operator | undefined) => Promise<Decision>
  refuse: (id: number, operator: Operator | undefined, why: string) => Promise<Decision>
  cancel: (id: number, operator: Operator | undefined, why: string, isAdmin: boolean) => Promise<Decision>
}

/** Requests for approval, for operators: who asks, who approves, and what goes out then. */
export function openRequests({ releases, schedules, editing }: { releases: Releases; schedules: Schedules; editing: Editing }): Requests {
  const store = () => releases.requests()
  const isoNow = () => new Date(editing.now()).toISOString()

  /** Lets a request out that has its approvals. */
  async function settle(request: ApprovalRequest): Promise<Decision> {
    const { id, act, base, files, note, by, way, brand, draft } = request
    const ending = brand !== null && draft !== null ? await publishedDrafts(editing, { brand, draft }, files) : []
    const about = { base, note, by, way, passing: { request: id } }
    const holds = (approvers: readonly Approver[]) =>
      missingOf(releases.rules(Object.keys(request.bound), 1), request, approvers, releases.files.brands()).length === 0
    const requests = await store()
    const outcome: Outcome | ScheduleOutcome =
      act.kind === 'schedule'
        ? await schedules.add({ ...about, files, at: act.at, zone: act.zone, until: act.until, approval: { request: id } }, (made) =>
            requests.changing(request, { state: 'scheduled', schedule: made.id }, holds),
          )
        : 'of' in act
          ? await releases[act.kind](act.of, about)
          : await releases.publish({ ...about, files, ...act })
    const after = await (await store()).read(id)
    if (!after) return { status: 'unknown' }
    if (after.state === 'done' || after.state === 'scheduled') {
      await endDrafts(editing, ending)
      return { status: 'decided', request: after }
    }
    if (outcome.status === 'approval' || outcome.status === 'dry') {
      const isStale = outcome.status === 'approval' ? outcome.isStale : !isSameBound(outcome.bound, request.bound)
      if (!isStale) return { status: 'waiting', request: after, missing: outcome.missing }
      return voided(after, missingSentence({ missing: [], isStale }))
    }
    if (outcome.status === 'running') return { status: 'over', error: runningSentence(outcome) } // it waits until then
    if (outcome.status === 'declined') return { status: 'over', error: overSentence(after) }
    if (outcome.status === 'refused' || outcome.status === 'conflict')
      return { ...(await voided(after, whyOf(outcome))), ...({ outcome } as const) }
    return voided(after, 'Nothing would change: players have these documents already.')
  }

  async function voided(request: RequestEntry, why: string): Promise<Extract<Decision, { status: 'void' }>> {
    await (await store()).change(request, { state: 'void', why, ended: isoNow(), endedBy: null }, 'request-void')
    return { status: 'void', error: why }
  }

  async function waiting(id: number): Promise<ApprovalRequest | Decision> {
    const request = await (await store()).read(id)
    if (!request) return { status: 'unknown' }
    return request.state === 'waiting' ? request : { status: 'over', error: overSentence(request) }
  }

  /** Why somebody may not decide about a request; undefined for whoever may for one of its brands. */
  function refusalOf(request: RequestEntry, operator: Operator | undefined, isApproval: boolean): string | undefined {
    if (!operator) return isApproval ? 'There is no operator yet, so nobody can approve; an admin may publish with a reason.' : undefined
    const rules = [...releases.rules(Object.keys(request.bound), 1)]
    const brands = releases.files.brands()
    const own = rules.filter(([brand]) => mayApprove(operator, brand, brands))
    if (own.length === 0) return `You may not approve what is published for ${rules.map(([brand]) => brand).join(', ')}.`
    if (!isApproval || !isOwnWork(operator, request) || own.some(([, { selfApproval }]) => selfApproval)) return undefined
    return isSamePerson(operator, request)
      ? 'You asked for this yourself, so somebody else approves it.'
      : 'You changed this in the draft, so somebody else approves it.'
  }

  return {
    async approve(id, operator) {
      const request = await waiting(id)
      if ('status' in request) return request
      const refusal = refusalOf(request, operator, true)
      if (refusal !== undefined || !operator) return { status: 'forbidden', error: refusal ?? '' }
      if (!(await (await store()).approve(id, operator, isoNow()))) return overNow(id)
      return settle(request)
    },
    async refuse(id, operator, why) {
      const request = await waiting(id)
      if ('status' in request) return request
      const refusal = refusalOf(request, operator, false)
      if (refusal !== undefined) return { status: 'forbidden', error: refusal }
      return ended(request, 'refused', why, operator)
    },
    async cancel(id, operator, why, isAdmin) {
      const request = await waiting(id)
      if ('status' in request) return request
      if (operator && !isAdmin && operator.id !== request.operator)
        return { status: 'forbidden', error: 'Only who asked for it, or an admin, cancels a request.' }
      return ended(request, 'cancelled', why, operator)
    },
  }

  async function ended(
    request: RequestEntry,
    state: 'refused' | 'cancelled',
    why: string,
    operator: Operator | undefined,
  ): Promise<Decision> {
    const change = { state, why, ended: isoNow(), endedBy: operator?.name ?? null }
    const isEnded = await (await store()).change(request, change, state === 'refused' ? 'request-refuse' : 'request-cancel')
    return isEnded ? { status: 'decided', request: { ...request, ...change } } : overNow(request.id)
  }

  async function overNow(id: number): Promise<Decision> {
    const request = await (await store()).read(id)
    return request ? { status: 'over', error: overSentence(request) } : { status: 'unknown' }
  }
}

function overSentence({ id, state, release, schedule, why }: RequestEntry): string {
  if (state === 'done') return `Request ${id} was approved; it is release ${release}.`
  if (state === 'scheduled') return `Request ${id} was approved; it is schedule ${schedule}.`
  const words = { refused: 'was refused', cancelled: 'was cancelled', void: 'is void', waiting: 'is changed by somebody else' }
  return `Request ${id} ${words[state]}${why ? `: ${why}` : '.'}`
}

function whyOf(outcome: Extract<Outcome, { status: 'refused' | 'conflict' }>): string {
  if (outcome.status === 'refused') return outcome.error
  return `${[...new Set(outcome.conflicts.map(({ document }) => document))].join(', ')} was changed by someone else since it was asked for.`
}
