import { debuglog } from 'node:util'
import * as z from 'zod/mini'

import { describeChange } from '../../src/authoring/diff/describe-change.ts'
import { CanaryHosts, CanaryShare } from '../../src/schemas/canary.ts'
import { Id } from '../../src/schemas/documents.ts'
import type { Env } from '../../apps/server/env.ts'
import { addRequest } from '../../apps/server/approvals/add-request.ts'
import type { Asked } from '../../apps/server/approvals/add-request.ts'
import type { Passing } from '../../apps/server/approvals/gate.ts'
import { missingSentence } from '../../apps/server/approvals/sentences.ts'
import { accountName, actingAs } from '../../apps/server/audit/actor.ts'
import { audienceIn, runningSentence } from '../../apps/server/canary/audience.ts'
import type { Audience } from '../../apps/server/canary/canary-store.ts'
import { LockError } from '../../apps/server/files/folder-lock.ts'
import { DatabaseError } from '../../apps/server/releases/database-error.ts'
import { diffReleases } from '../../apps/server/releases/differences.ts'
import type { FileDifference } from '../../apps/server/releases/differences.ts'
import type { Outcome } from '../../apps/server/releases/outcome.ts'
import type { Releases } from '../../apps/server/releases/releases.ts'
import type { Release, ReleaseEntry } from '../../apps/server/releases/release.ts'
import type { ReleaseStore } from '../../apps/server/releases/store.ts'
import { program } from '../layouts/arguments.ts'
import type { Given } from '../layouts/arguments.ts'
import { CannotRun, reasonOf } from '../layouts/files.ts'
import { printable } from '../layouts/frame.ts'
import { readCommand, readSettings } from './command-line.ts'
import { commands } from './commands.ts'
import type { CommandName } from './commands.ts'
import { copyHistory } from './copy.ts'
import { withDatabase, withReleases, withStore } from './databases.ts'
import { exportRelease, folderChanges, makeDraft, picturesIn } from './folders.ts'

/** Runs one command. Returns the exit code: 0 done, 1 refused for its documents, 2 could not run. */
export async function run(argv: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  try {
    return await dispatch(argv, variables)
  } catch (error) {
    if (error instanceof CannotRun) console.error(error.message)
    else if (error instanceof DatabaseError) console.error(databaseSentence(error))
    else if (error instanceof LockError)
      console.error(`Nothing has changed, for the folder of layouts is in use or closed: ${error.message}`)
    else {
      console.error(`${program} stopped: ${reasonOf(error)}. NODE_DEBUG=foyer shows where.`)
      debuglog('foyer')('%O', error)
    }
    return 2
  }
}

function databaseSentence({ reason, message }: DatabaseError): string {
  if (reason === 'newer') return message
  const why = { away: 'the database does not answer', busy: 'another process is writing', disk: 'the disk refuses it' }[reason]
  return `Nothing has changed, for ${why}: ${message}`
}

async function dispatch(argv: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  const about = [
    'Lists, compares, restores and moves releases, also beside a running server. They are those of the database that DATABASE_URL',
    'names, or else of DATA_DIR/foyer.db for the folder LAYOUTS_DIR.',
  ]
  const asked = readCommand(argv, commands, about, 'Exit code 0: done. 1: refused, and said why. 2: could not run.')
  if (typeof asked === 'string') return print(asked)
  const env = readSettings(variables)
  return actingAs({ id: null, name: accountName(), email: null, way: 'command' }, () => actions[asked.name](asked.given, env))
}

const actions: Readonly<Record<CommandName, (given: Given, env: Env) => Promise<number>>> = {
  list: (given, env) =>
    withStore(env, async (store) => {
      const before = optional(given, 'before')
      const releases = await store.list({ limit: optional(given, 'limit') ?? 50, before, brand: given.values.get('brand') })
      return print(given, { releases }, () => releases.map(line).join('\n') || 'There is no such release.')
    }),

  show: (given, env) =>
    withStore(env, async (store) => {
      const release = await releaseIn(store, given.operands[0])
      const changes = (await diffReleases(store, release.parent, release.number)) ?? []
      const all = { ...release, tree: Object.fromEntries(release.tree), changes }
      return print(given, all, () => [line(release), '', ...told(changes)].join('\n'))
    }),

  diff: (given, env) =>
    withStore(env, async (store) => {
      const [from, to] = [await releaseIn(store, given.operands[0]), await releaseIn(store, given.operands[1])]
      const changes = (await diffReleases(store, from.number, to.number)) ?? []
      return print(given, { from: from.number, to: to.number, changes }, () => told(changes).join('\n'))
    }),

  restore: (given, env) =>
    withReleases(env, async (releases) => {
      const { number } = await releaseIn(releases.store(), given.operands[0])
      const [note, base] = [noteOf(given), releases.number()]
      const passing = passingOf(given)
      const outcome = await releases.restore(number, { way: 'command', note, passing, dry: given.switches.has('dry') })
      return printOutcome(
        given,
        outcome,
        await askedFor(releases, outcome, { act: { kind: 'restore', of: number }, base, files: {}, note }),
      )
    }),

  import: (given, env) =>
    withReleases(env, async (releases) => {
      const { isPublished, draft, note, audience } = importOf(given)
      const newest = await releaseIn(releases.store())
      const folder = given.operands[0] ?? ''
      const changes = folderChanges(folder, newest)
      const pictures = picturesIn(folder)
      const brought = new Set(pictures.map(({ file }) => file))
      // An upload publishes nothing; what is only tried leaves nothing at all
      if (!given.switches.has('dry')) for (const picture of pictures) await (await releases.pictures()).add(picture)
      const outcome = await releases.publish({
        ...changes,
        kind: 'import',
        way: 'command',
        note,
        audience,
        dry: !isPublished,
        brought,
        passing: passingOf(given),
      })
      if (draft === undefined || outcome.status !== 'dry') {
        const asked = isPublished
          ? await askedFor(releases, outcome, { act: { kind: 'import', ...(audience && { audience }) }, ...changes, note })
          : undefined
        return printOutcome(given, outcome, asked)
      }
      const documents = await makeDraft(releases, draft, changes, env.layoutsDir)
      return print(given, { ...outcome, status: 'drafted', draft, documents }, () =>
        [...told(outcome.changes), '', draftSentence(draft, documents, outcome.brands)].join('\n'),
      )
    }),

  export: (given, env) =>
    withStore(env, async (store) => {
      const [number, folder = ''] = given.operands
      const { written, removed, release } = await exportRelease(
        store,
        await releaseIn(store, number),
        folder,
        env,
        given.switches.has('force'),
      )
      return print(
        given,
        { number: release, folder, written, removed },
        () => `${folder} has the documents of release ${release}: ${count(written.length, 'file')} written, ${removed.length} removed`,
      )
    }),

  copy: (given, env) => {
    const to = given.values.get('to')
    if (to === undefined) throw new CannotRun(`Name the empty database: ${program} copy --to <database>`)
    return withDatabase(env, async (database) => {
      const { releases, files } = await copyHistory(database, to)
      return print(given, { releases, files }, () => `Copied ${count(releases, 'release')} with ${count(files, 'file')}`)
    })
  },
}

/** What an import is to do. Without a draft it is published, or only tried. */
function importOf(given: Given): {
  isPublished: boolean
  draft: string | undefined
  note: string | undefined
  audience: Audience | undefined
} {
  const [isPublished, isDry, named] = [given.switches.has('publish'), given.switches.has('dry'), given.values.get('draft')]
  if (isPublished && isDry) throw new CannotRun('--publish and --dry exclude each other.')
  if (named !== undefined && (isPublished || isDry))
    throw new CannotRun('--draft makes a draft, so it goes with neither --publish nor --dry.')
  if (named !== undefined && !Id.safeParse(named).success)
    throw new CannotRun(`No draft can be called "${named}"; a name has at most 64 small letters and digits, in words joined by "-".`)
  const note = noteOf(given)
  if (note !== undefined && !isPublished && !isDry)
    throw new CannotRun('--note goes with --publish; of a draft the editor asks for it when you publish.')
  const audience = audienceOf(given)
  if (audience && !isPublished) throw new CannotRun('--share and --hosts go with --publish.')
  return { isPublished, draft: isPublished || isDry ? undefined : (named ?? 'import'), note, audience }
}

/** Who gets it first; everyone without an option. */
function audienceOf({ values }: Given): Audience | undefined {
  const [share, hosts] = [values.get('share'), values.get('hosts')]
  const read = z
    .object({ share: z.optional(CanaryShare), hosts: z.optional(CanaryHosts) })
    .safeParse({ share: share === undefined ? undefined : Number(share), hosts: hosts?.split(',') })
  const audience = read.success ? audienceIn(read.data) : 'Write --share with a number from 1 to 99, or --hosts with names of hosts.'
  if (typeof audience === 'string') throw new CannotRun(audience.replace('Send "share" or "hosts"', '--share or --hosts'))
  return audience
}

function draftSentence(draft: string, documents: number, brands: readonly string[]): string {
  const places = brands.map((brand) => `  /preview?brand=${brand}&draft=${draft}`)
  return [
    `The draft ${draft} has ${count(documents, 'document')}; players see nothing of it yet. Review it in the editor:`,
    ...places,
  ].join('\n')
}

/** A release by its number, the newest one without. */
async function releaseIn(store: ReleaseStore, written?: string): Promise<Release> {
  const newest = await store.newest()
  if (!newest) throw new CannotRun('The database holds no release yet; start a server on it first.')
  if (written === undefined) return newest
  const release = await store.read(numberOf(written))
  if (!release) throw new CannotRun(`There is no release ${written}; the newest one is ${newest.number}.`)
  return release
}

function numberOf(written: string): number {
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new CannotRun(`"${written}" is no number; write one such as 12.`)
  return Number(written)
}

function optional({ values }: Given, name: string): number | undefined {
  const written = values.get(name)
  return written === undefined ? undefined : numberOf(written)
}

function noteOf({ values }: Given): string | undefined {
  const note = values.get('note')
  if (note !== undefined && note.length > 500) throw new CannotRun(`The note has ${note.length} characters; 500 are the most.`)
  return note
}

/** Whoever has the machine publishes without approvals, as an admin does, by a reason that stays. */
function passingOf({ values }: Given): Passing {
  const reason = values.get('override')?.trim()
  if (reason === undefined) return {}
  if (reason === '' || reason.length > 500) throw new CannotRun('The reason after --override has from 1 to 500 characters.')
  return { override: { reason, caller: 'open' } }
}

/** Asks for approval of what waits for it. */
async function askedFor(
  releases: Releases,
  outcome: Outcome,
  { note = '', ...asked }: Pick<Asked, 'act' | 'base' | 'files'> & { note?: string | undefined },
): Promise<number | undefined> {
  if (outcome.status !== 'approval') return undefined
  const store = await releases.requests()
  const { id } = await addRequest(store, { ...asked, note, by: null, operator: null, way: 'command', described: outcome }, Date.now())
  return id
}

function printOutcome(given: Given, outcome: Outcome, request?: number): number {
  print(given, { ...outcome, ...(request !== undefined && { request }) }, () => sentenceOf(outcome, request))
  return outcome.status === 'published' || outcome.status === 'unchanged' || outcome.status === 'dry' ? 0 : 1
}

function sentenceOf(outcome: Outcome, request: number | undefined): string {
  if (outcome.status === 'approval') {
    const how = `Request ${request} waits in the editor, and goes out when it is approved; --override "<reason>" publishes now.`
    return `${missingSentence(outcome)} ${how}`
  }
  if (outcome.status === 'published')
    return `Release ${outcome.number} is live: ${count(Object.keys(outcome.files).length, 'document')} for ${outcome.brands.join(', ')}`
  if (outcome.status === 'unchanged') return `Nothing changes: release ${outcome.number} has the same documents.`
  if (outcome.status === 'dry')
    return [
      ...told(outcome.changes),
      '',
      `Nothing is published yet. It would be release ${outcome.number}, for ${outcome.brands.join(', ')}`,
    ].join('\n')
  if (outcome.status === 'conflict')
    return `Nothing is published: ${outcome.conflicts.map(({ path }) => path).join(', ')} changed meanwhile; run it again.`
  if (outcome.status === 'declined') return 'Nothing is published: another process has done the same.'
  if (outcome.status === 'unknown') return outcome.error
  if (outcome.status === 'running') return runningSentence(outcome)
  return [outcome.error, ...outcome.diagnostics.map(({ document, pointer, code, message }) => `  ${document}${pointer} ${code} ${message}`)]
    .map(printable)
    .join('\n')
}

function line({ number, at, kind, of, way, by, note, brands, changes }: ReleaseEntry): string {
  const what = of === undefined ? kind : `${kind} of ${of}`
  const who = by === null ? way : `${way}, by ${by}`
  const parts = [
    String(number).padStart(4),
    `${at.slice(0, 16).replace('T', ' ')} UTC`,
    what,
    `(${who})`,
    `${count(changes, 'change')} for ${brands.join(', ')}`,
  ]
  return printable([...parts, ...(note === '' ? [] : [`"${note}"`])].join('  '))
}

function told(differences: readonly FileDifference[]): string[] {
  if (differences.length === 0) return ['No document differs.']
  return differences.flatMap(({ path, document, kind, changes }) => {
    const unread = kind === 'changed' ? 'differs in its spelling alone, or is no JSON' : kind
    return [`${document} (${path})`, ...(changes.length === 0 ? [`  ${unread}`] : changes.map((one) => `  ${describeChange(one)}`))].map(
      printable,
    )
  })
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function print(text: string): 0
function print(given: Given, value: object, text: () => string): 0
function print(given: Given | string, value?: object, text?: () => string): 0 {
  if (typeof given === 'string') console.log(given)
  else console.log(given.switches.has('json') ? JSON.stringify(value, null, 2) : text?.())
  return 0
}
