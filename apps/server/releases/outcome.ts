import type { Passing } from '../approvals/gate.ts'
import type { Bound, Missing } from '../approvals/rules.ts'
import type { Audience } from '../canary/canary-store.ts'
import type { Within } from './database.ts'
import type { FileDifference } from './differences.ts'
import type { Plan } from './plans.ts'
import type { Way } from './release.ts'
import type { FileChanges } from './tree.ts'

/** What every way of making a release has in common. */
export type About = {
  note?: string | undefined
  by?: string | null | undefined
  way?: Way | undefined
  /** Tells what would happen, and writes nothing. */
  dry?: boolean | undefined
  /** Pictures that are uploaded before the files are published, where that is only tried. */
  brought?: ReadonlySet<string> | undefined
  /** The request or the override by which it goes out where a brand wants approvals. */
  passing?: Passing | undefined
  /** What is written in the release's own transaction. */
  within?: ((published: Published) => Within | undefined) | undefined
}
export type PublishRequest = About & {
  base: number
  files: FileChanges
  exact?: boolean | undefined
  kind?: 'publish' | 'import' | undefined
  /** Who gets it first; without it everyone gets it. */
  audience?: Audience | undefined
}
export type RestoreRequest = About & { base?: number | undefined }

export type Published = {
  number: number
  brands: readonly string[]
  /** The hashes that the files have now; null for one that was removed. */
  files: Readonly<Record<string, string | null>>
  /** The texts of files that are not as they were sent, because they were merged. */
  merged?: Readonly<Record<string, string>>
}
type Described = { brands: readonly string[]; changes: readonly FileDifference[]; bound: Bound; missing: readonly Missing[] }
export type Outcome =
  | ({ status: 'published' } & Published)
  | { status: 'unchanged'; number: number; files: Published['files'] }
  /** It would go to some players first, and that is what another release does already. */
  | { status: 'running'; canary: number; audience: Audience }
  /** What belongs into the transaction cannot be written: another process has done the same, or it was called off. */
  | { status: 'declined' }
  /** `missing`: what the brands want before it goes out. */
  | ({ status: 'dry'; number: number } & Described)
  /** It waits for approvals; `isStale`: the request that was named is of another change. */
  | ({ status: 'approval'; number: number; isStale: boolean } & Described)
  | Extract<Plan, { outcome: unknown }>['outcome']
