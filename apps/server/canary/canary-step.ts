import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { audited } from '../audit/audit-store.ts'
import type { CanaryTold } from '../audit/release-entry.ts'
import { filesOf, textOf } from '../releases/current-files.ts'
import type { Current, Files, KnownCanary } from '../releases/current-files.ts'
import type { Within } from '../releases/database.ts'
import type { Build } from '../layouts/layouts.ts'
import { mergeFile } from '../releases/merge-files.ts'
import type { Plan } from '../releases/plans.ts'
import type { Release, Way } from '../releases/release.ts'
import { changedPaths, documentsOf, hashOf } from '../releases/tree.ts'
import type { Tree } from '../releases/tree.ts'
import { faultsOf, nameAt } from '../releases/verdict.ts'
import { toldAudience } from './audience.ts'
import { changeCanary, startCanary } from './canary-store.ts'
import type { Audience, Canary } from './canary-store.ts'

/** What a release does to a canary: begins one, follows it, or ends it. */
export type CanaryStep = {
  /** The canary after the release; undefined where it is over. */
  after: KnownCanary | undefined
  /** New texts of the control, by their hashes. */
  fresh: ReadonlyMap<string, Buffer>
  /** In the release's transaction; false where the canary is not as it was. */
  write: Within
  /** What the release's entry in the audit says of it. */
  told?: CanaryTold
}

/** The release that begins a canary: everyone else keeps the documents of before. */
export function startingStep(at: Current, release: Release, audience: Audience): CanaryStep {
  const { number, at: time } = release
  const canary: Canary = {
    number,
    version: 1,
    state: 'running',
    audience,
    control: documentsOf(at.tree),
    shown: at.number,
    head: number,
    since: time,
    holdsUp: [],
    why: null,
  }
  const told = toldAudience(audience)
  return {
    after: { canary, files: at.files },
    fresh: new Map(),
    write: (transaction) => startCanary(transaction, canary),
    told: { action: 'canary-start', after: told, first: `To ${told} first` },
  }
}

/**
 * A release while a canary runs. What it changes is changed for everyone, where the three-way merge can separate it from the canary's own
 * changes and no fault comes of it; else those in the canary alone get it. Where all have the same documents after it, the canary is over.
 */
export function followingStep(
  at: Current,
  { canary: seen, files: control }: KnownCanary,
  { release, files }: { release: Release; files: Files },
  { build, registry, dir }: { build: Build; registry: Registry; dir: string },
): CanaryStep {
  const { number, at: time, kind, by, way, brands, note } = release
  const documents = documentsOf(release.tree)
  const merged = mergedControl(at, seen.control, control, { documents, files }, registry)
  const shared = merged && sharedControl(dir, control, merged, build)
  const tree = merged && shared ? treeAfter(seen.control, merged) : seen.control
  const isOver = changedPaths(tree, documents).length === 0
  const reverts = kind === 'revert' && release.of === seen.number
  const change = {
    control: tree,
    head: number,
    since: time,
    ...(shared ? { shown: number } : { holdsUp: [...seen.holdsUp, number] }),
    ...(isOver && ({ state: 'reverted', why: seen.why ?? (reverts && note ? note : `Release ${number} took its changes back.`) } as const)),
  }
  const next: Canary = { ...seen, ...change, version: seen.version + 1 }
  return {
    after: isOver ? undefined : { canary: next, files: shared ?? control },
    fresh: new Map([...((shared && merged?.values()) ?? [])].flatMap((text) => (text === null ? [] : [[hashOf(text), text] as const]))),
    async write(transaction) {
      if (!(await changeCanary(transaction, seen, change))) return false
      if (!isOver || reverts) return true
      await audited(transaction, {
        at: time,
        by,
        way,
        brands,
        release: seen.number,
        action: 'canary-revert',
        before: toldAudience(seen.audience),
        after: 'nobody',
        what: `Nobody has release ${seen.number} any more, by ${kind} ${number}`,
        why: change.why ?? '',
      })
      return true
    },
    ...(isOver && reverts && { told: endedEntry(way, seen.audience) }),
  }
}

/** Of a release that takes the canary itself back, by somebody or by what the canary's players met. */
function endedEntry(way: Way, audience: Audience): CanaryTold {
  const told = toldAudience(audience)
  const action = way === 'canary' ? 'canary-revert' : 'revert'
  return { action, before: told, after: 'nobody', first: `which went to ${told}` }
}

/** What everyone has, for those in the canary, too. Pictures stay: they hurt nobody, and the lists of them name what is there. */
export function controlPlan(at: Current, { canary, files }: KnownCanary): Plan {
  const paths = changedPaths(documentsOf(at.tree), canary.control)
  const changes = new Map(
    paths.map((path) => {
      const text = files.get(path)?.text
      return [path, text === undefined ? null : Buffer.from(text)] as const
    }),
  )
  return { changes, isKnown: true }
}

/** The documents of the control that a release changes; undefined where one of them cannot be merged. */
function mergedControl(
  at: Current,
  tree: Tree,
  control: Files,
  { documents, files }: { documents: Tree; files: Files },
  registry: Registry,
): Map<string, Buffer | null> | undefined {
  const changes = new Map<string, Buffer | null>()
  for (const path of changedPaths(documentsOf(at.tree), documents)) {
    const [base, yours, theirs] = [at.files, files, control].map((all) => textOf(all.get(path)?.text))
    if (tree.get(path) === documents.get(path) || base === undefined || yours === undefined || theirs === undefined) continue
    const name = { path, document: nameAt(path, files.get(path) ?? at.files.get(path)) }
    const one = mergeFile(name, { base, yours, theirs }, registry)
    if ('conflict' in one) return undefined
    changes.set(path, one.text === null ? null : Buffer.from(one.text))
  }
  return changes
}

/** The control with these changes; undefined where they would make a fault of it, for they need something of the canary. */
function sharedControl(dir: string, control: Files, changes: ReadonlyMap<string, Buffer | null>, build: Build): Files | undefined {
  const files = filesAfter(dir, control, changes)
  return faultsOf(build, control, files, [...changes.keys()]) ? undefined : files
}

function filesAfter(dir: string, control: Files, changes: ReadonlyMap<string, Buffer | null>): Files {
  const bytes = new Map<string, Buffer>([...control].map(([path, { text }]) => [path, Buffer.from(text)]))
  for (const [path, text] of changes) {
    if (text === null) bytes.delete(path)
    else bytes.set(path, text)
  }
  return filesOf(dir, bytes, control)
}

function treeAfter(tree: Tree, changes: ReadonlyMap<string, Buffer | null>): Tree {
  const after = new Map(tree)
  for (const [path, text] of changes) {
    if (text === null) after.delete(path)
    else after.set(path, hashOf(text))
  }
  return after
}
