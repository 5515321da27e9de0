import { gate } from '../approvals/gate.ts'
import { boundOf } from '../approvals/rules.ts'
import { audited } from '../audit/audit-store.ts'
import { releaseEntry } from '../audit/release-entry.ts'
import { hostsSentence } from '../canary/audience.ts'
import { followingStep, startingStep } from '../canary/canary-step.ts'
import type { CanaryStep } from '../canary/canary-step.ts'
import type { Audience } from '../canary/canary-store.ts'
import { filesOf } from './current-files.ts'
import type { Bytes, Current, Files } from './current-files.ts'
import type { Within } from './database.ts'
import { DatabaseError } from './database-error.ts'
import type { folderMaster } from './folder-master.ts'
import type { About, Outcome, Published } from './outcome.ts'
import { withPictures } from './pictures.ts'
import type { Plan } from './plans.ts'
import type { Process } from './process.ts'
import type { Release, ReleaseKind } from './release.ts'
import { NotAppended } from './store.ts'
import type { ReleaseStore } from './store.ts'
import { documentsOf, hashOf, isMedia, listsIn } from './tree.ts'
import type { Tree } from './tree.ts'
import { describeRelease, faultsOf, refused } from './verdict.ts'

type Kind = { kind: ReleaseKind; of?: number; audience?: Audience | undefined }

const mostTurns = 50 // of publishers that were faster each time

/** Makes a release of a plan: checked, let through by the approvals, and written with all that belongs to it in one transaction. */
export function publishing(
  { dir, build, registry, now, master, current, open, store, refresh, bytesOf, aheadOf }: Process,
  folder: Pick<ReturnType<typeof folderMaster>, 'exclusively' | 'prepare' | 'put'>,
) {
  async function commit(plan: (at: Current) => Promise<Plan>, kind: Kind, about: About): Promise<Outcome> {
    await open()
    const work = () => attempt(plan, kind, about)
    if (master === 'folder' && about.dry !== true) return folder.exclusively(work)
    await refresh()
    return work()
  }

  async function attempt(plan: (at: Current) => Promise<Plan>, kind: Kind, about: About): Promise<Outcome> {
    const { audience, ...ofRelease } = kind
    for (let turn = 0; turn < mostTurns; turn += 1) {
      if (turn > 0) await refresh() // another process was faster
      const at = current.now()
      if (audience && at.canary) {
        const { number: canary, audience: its } = at.canary.canary
        return { status: 'running', canary, audience: its }
      }
      const planned = await plan(at)
      if ('outcome' in planned) return planned.outcome
      const whole = await withPictures(at, planned.changes, store(), about.brought)
      if ('outcome' in whole) return whole.outcome
      const changes = new Map([...whole.changes].filter(([path, text]) => at.tree.get(path) !== (text === null ? undefined : hashOf(text))))
      const paths = [...planned.changes.keys()].filter((path) => !isMedia(path))
      const hashesIn = (tree: Tree) => Object.fromEntries(paths.map((path) => [path, tree.get(path) ?? null]))
      if (changes.size === 0) return { status: 'unchanged', number: at.number, files: hashesIn(at.tree) }
      const bytes = new Map(current.bytes())
      for (const [path, text] of changes) {
        if (text === null) bytes.delete(path)
        else bytes.set(path, text)
      }
      const files = filesOf(dir, bytes, at.files)
      await aheadOf(at.files, files)
      const faults = planned.isKnown ? undefined : faultsOf(build, at.files, files, [...documentsOf(changes).keys()])
      if (faults) return faults
      const ofHosts = audience && hostsSentence(at.files, files)
      if (ofHosts !== undefined) return refused(ofHosts)
      const lists = await listsOf(at.tree, changes)
      const { brands, changes: count, differences } = describeRelease(build, at.files, files, lists)
      const number = at.number + 1
      const fresh = new Map([...changes.values()].flatMap((text) => (text === null ? [] : [[hashOf(text), text] as const])))
      const tree = new Map(at.tree)
      for (const [path, text] of changes) {
        if (text === null) tree.delete(path)
        else tree.set(path, hashOf(text))
      }
      const bound = boundOf(at.tree, tree, changes.keys())
      const described = { brands, changes: differences, bound }
      const time = new Date(now()).toISOString()
      const verdict = await gate(store().requests, at.files, bound, about.passing ?? {}, time)
      if (!verdict.passes && 'refusal' in verdict) return refused(verdict.refusal)
      if (about.dry === true) return { status: 'dry', number, ...described, missing: verdict.passes ? [] : verdict.missing }
      if (!verdict.passes) return { status: 'approval', number, ...described, missing: verdict.missing, isStale: verdict.isStale }
      const release: Release = {
        ...ofRelease,
        number,
        parent: at.number,
        tree,
        by: about.by ?? null,
        way: about.way ?? 'editor',
        note: about.note ?? '',
        at: time,
        brands,
        changes: count,
        ...(verdict.approval && { approval: verdict.approval }),
      }
      const published: Published = {
        number,
        brands,
        files: hashesIn(tree),
        ...(planned.merged?.length && {
          merged: Object.fromEntries(
            planned.merged.flatMap((path) => (bytes.has(path) ? [[path, bytes.get(path)?.toString() ?? '']] : [])),
          ),
        }),
      }
      const step = await stepOf(at, release, files, audience)
      const within: Within = async (transaction) => {
        await audited(transaction, releaseEntry(release, differences, step?.told))
        for (const work of [verdict.within?.(number), about.within?.(published)]) if (work && !(await work(transaction))) return false
        if (step && !(await step.write(transaction))) throw new NotAppended('taken')
        return true
      }
      const written = await write(release, changes, new Map([...fresh, ...(step?.fresh ?? [])]), within)
      if (written === 'declined') return { status: 'declined' }
      if (written === 'taken') continue
      current.give(number, tree, bytes, step?.after)
      return { status: 'published', ...published }
    }
    throw new DatabaseError('busy', 'Other publications came first each time.')
  }

  /** What a release does to the canary that runs, or that it begins. */
  async function stepOf(at: Current, release: Release, files: Files, audience: Audience | undefined): Promise<CanaryStep | undefined> {
    if (audience) return startingStep(at, release, audience)
    if (!at.canary) return undefined
    const step = followingStep(at, at.canary, { release, files }, { build, registry, dir })
    if (step.after) await aheadOf(at.canary.files, step.after.files)
    return step
  }

  /** The lists of pictures before and after changes. */
  async function listsOf(tree: Tree, changes: ReadonlyMap<string, Buffer | null>): Promise<{ before: Bytes; after: Bytes }> {
    const before = await bytesOf(listsIn(tree))
    const after = new Map(before)
    for (const [path, text] of listsIn(changes)) {
      if (text === null) after.delete(path)
      else after.set(path, text)
    }
    return { before, after }
  }

  async function write(
    release: Release,
    changes: ReadonlyMap<string, Buffer | null>,
    fresh: ReadonlyMap<string, Buffer>,
    within: Within,
  ): ReturnType<ReleaseStore['append']> {
    const prepared = master === 'folder' ? folder.prepare(changes) : []
    let written: Awaited<ReturnType<ReleaseStore['append']>> | undefined
    try {
      written = await store().append(release, fresh, within)
    } finally {
      if (written !== 'written') for (const one of prepared) one.discard()
    }
    if (written === 'written' && master === 'folder') await folder.put(prepared, store(), release)
    return written
  }

  return commit
}
