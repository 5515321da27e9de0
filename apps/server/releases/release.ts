import type { Tree } from './tree.ts'

export type Way = 'editor' | 'files' | 'command' | 'schedule' | 'canary'
export type ReleaseKind = 'publish' | 'restore' | 'revert' | 'import'

/** Who approved a release by which request; else the reason why an admin published without, or that it was found in the folder. */
export type ReleaseApproval = { request?: number; approvedBy?: readonly string[]; override?: string; unapproved?: true }

/** A release without its files, as a list has it. */
export type ReleaseEntry = {
  number: number
  parent: number | null
  by: string | null
  way: Way
  kind: ReleaseKind
  /** The release that was restored or reverted. */
  of?: number
  note: string
  at: string
  /** The brands of which files or players' documents changed. */
  brands: readonly string[]
  /** How many changes by meaning it has. */
  changes: number
  /** How it passed where a brand wants approvals. */
  approval?: ReleaseApproval
}
export type Release = ReleaseEntry & { tree: Tree }
