import { brandsOf } from '../releases/current-files.ts'
import type { Files } from '../releases/current-files.ts'
import type { Within } from '../releases/database.ts'
import type { ReleaseApproval } from '../releases/release.ts'
import type { Caller } from '../operators/calls.ts'
import type { RequestEntry, RequestStore } from './request-store.ts'
import { isSameBound, mayOverride, missingOf, rulesFor } from './rules.ts'
import type { Bound, Missing } from './rules.ts'

/** Who publishes without an approval: an admin, or whoever has the machine; and why. */
export type Override = { reason: string; caller: Caller }
/** How a change gets out: by the request that was approved, or an override. Without both, an approved request of the same change counts. */
export type Passing = { request?: number | undefined; override?: Override | undefined; passed?: ReleaseApproval | undefined }

type Verdict =
  | { passes: true; approval?: ReleaseApproval; within?: (number: number) => Within }
  /** `isStale`: the request is of another change than this one has become. */
  | { passes: false; missing: readonly Missing[]; isStale: boolean }
  | { passes: false; refusal: string }

/** Whether a change of files may go out: the one check of every way that makes a release. */
export async function gate(
  store: RequestStore,
  files: Files,
  bound: Bound,
  { request, override, passed }: Passing,
  at: string,
): Promise<Verdict> {
  const rules = rulesFor(files, Object.keys(bound), request === undefined ? 0 : 1)
  if (rules.size === 0 && request === undefined) return { passes: true }
  if (passed) return { passes: true, approval: passed }
  const brands = brandsOf(files)
  if (override) {
    const foreign = [...rules.keys()].find((brand) => !mayOverride(override.caller, brand, brands))
    if (foreign !== undefined) return { passes: false, refusal: `Only an admin of ${foreign} may publish there without approval.` }
    return rules.size === 0 ? { passes: true } : { passes: true, approval: { override: override.reason } }
  }
  const all = await store.open()
  const known = all.find(({ id }) => id === request)
  const candidates: RequestEntry[] = request === undefined ? all.filter(({ act }) => act.kind !== 'schedule') : known ? [known] : []
  const same = candidates.filter((one) => isSameBound(one.bound, bound))
  let missing = missingOf(rules, { operator: null, email: null }, [], brands)
  for (const one of same) {
    const lacking = missingOf(rules, one, await store.approvers(one.id), brands)
    missing = lacking
    if (lacking.length > 0) continue
    const approvedBy = (await store.approvers(one.id)).map(({ name }) => name)
    return {
      passes: true,
      approval: { request: one.id, approvedBy },
      within: (number) =>
        store.changing(
          one,
          { state: 'done', release: number, ended: at },
          (approvers) => missingOf(rules, one, approvers, brands).length === 0,
        ),
    }
  }
  return { passes: false, missing, isStale: request !== undefined && same.length === 0 }
}
