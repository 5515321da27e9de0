import { commentStore } from '../collaboration/comment-store.ts'
import type { CommentStore } from '../collaboration/comment-store.ts'
import { presenceStore } from '../collaboration/presence-store.ts'
import type { PresenceStore } from '../collaboration/presence-store.ts'
import { sharedCalls } from '../gateway/shared-calls.ts'
import type { SharedCalls } from '../gateway/shared-calls.ts'
import { requestStore } from '../approvals/request-store.ts'
import type { RequestStore } from '../approvals/request-store.ts'
import { canaryOf, canaryStore } from '../canary/canary-store.ts'
import type { Canary, CanaryStore } from '../canary/canary-store.ts'
import { auditStore } from '../audit/audit-store.ts'
import type { AuditStore } from '../audit/audit-store.ts'
import type { ReleaseDatabase, Within } from './database.ts'
import { draftStore } from './draft-store.ts'
import type { DraftStore } from './draft-store.ts'
import { linkStore } from './link-store.ts'
import type { LinkStore } from './link-store.ts'
import type { Tables } from './migrations.ts'
import { operatorStore } from '../operators/operator-store.ts'
import type { OperatorStore } from '../operators/operator-store.ts'
import { pictureStore } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'
import type { Release, ReleaseApproval, ReleaseEntry, ReleaseKind, Way } from './release.ts'
import { scheduleStore } from './schedule-store.ts'
import type { ScheduleStore } from './schedule-store.ts'

/** The answer to a write, kept for a repeat with the same key; `request` tells its body from another. */
export type KeptAnswer = { key: string; request: string; status: number; body: string; at: string }

export type ReleaseStore = {
  newest: () => Promise<Release | undefined>
  /** The newest release with the canary that runs, both as of one moment. */
  current: () => Promise<{ release: Release; canary: Canary | undefined } | undefined>
  entry: (number: number) => Promise<ReleaseEntry | undefined>
  read: (number: number) => Promise<Release | undefined>
  /** Newest first: of a brand, and before a number, where they are given. */
  list: (of: { brand?: string | undefined; before?: number | undefined; limit: number }) => Promise<ReleaseEntry[]>
  /** The bytes of files by their hashes; those that no release has are missing. */
  blobs: (hashes: Iterable<string>) => Promise<Map<string, Buffer>>
  /**
   * Writes the release that follows its parent, with the new bytes and what is written within the same transaction: everything or nothing.
   * Nothing is written where another release has followed the parent already (`taken`), or where `within` cannot be (`declined`).
   */
  append: (release: Release, bytes: ReadonlyMap<string, Uint8Array>, within?: Within) => Promise<'written' | 'taken' | 'declined'>
  /** The answer that is kept for a key; a day after it was given it is forgotten. */
  answer: (key: string, now: string) => Promise<KeptAnswer | undefined>
  /** Keeps the answer unless one is kept for its key. */
  keepAnswer: (answer: KeptAnswer) => Promise<void>
  /** The release that a layouts folder holds whole, as far as this database knows. */
  heldBy: (folder: string) => Promise<number | undefined>
  setHeld: (folder: string, number: number) => Promise<void>
  drafts: DraftStore
  schedules: ScheduleStore
  links: LinkStore
  pictures: PictureStore
  operators: OperatorStore
  calls: SharedCalls
  comments: CommentStore
  presence: PresenceStore
  audit: AuditStore
  requests: RequestStore
  canaries: CanaryStore
  watch: ReleaseDatabase['watch']
  close: ReleaseDatabase['close']
}

const rowsAtOnce = 100
const dayMs = 86_400_000
const entryColumns = ['number', 'parent', 'by', 'way', 'kind', 'of', 'note', 'at', 'brands', 'changes', 'approval'] as const
const canaryColumns = [
  'canaries.number as canary',
  'canaries.version as canaryVersion',
  'canaries.share',
  'canaries.hosts',
  'canaries.control',
  'canaries.shown',
  'canaries.head',
  'canaries.since',
  'canaries.holdsUp',
  'canaries.why',
] as const

/** The releases in a database. Every failure of the database itself is a `DatabaseError`, and nothing was written then. */
export function releaseStore(database: ReleaseDatabase): ReleaseStore {
  const { db } = database
  const releases = () => db.selectFrom('releases')

  return {
    async newest() {
      const row = await database.read(() => releases().selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst())
      return row && releaseOf(row)
    },
    async current() {
      // One statement, so that no other transaction comes in between
      const query = db
        .selectFrom('releases')
        .leftJoin('canaries', (join) => join.on('canaries.state', '=', 'running'))
        .selectAll('releases')
        .select(canaryColumns)
        .orderBy('releases.number', 'desc')
        .limit(1)
      const row = await database.read(() => query.executeTakeFirst())
      if (!row) return undefined
      const { canary, canaryVersion, share, hosts, control, shown, head, since, holdsUp, why, ...release } = row
      if (
        canary === null ||
        canaryVersion === null ||
        control === null ||
        shown === null ||
        head === null ||
        since === null ||
        holdsUp === null
      )
        return { release: releaseOf(release), canary: undefined }
      const found = { number: canary, version: canaryVersion, state: 'running', share, hosts, control, shown, head, since, holdsUp, why }
      return { release: releaseOf(release), canary: canaryOf(found) }
    },
    async entry(number) {
      const query = releases().select(entryColumns).where('number', '=', number)
      const row = await database.read(() => query.executeTakeFirst())
      return row && entryOf(row)
    },
    async read(number) {
      const row = await database.read(() => releases().selectAll().where('number', '=', number).executeTakeFirst())
      return row && releaseOf(row)
    },
    async list({ brand, before, limit }) {
      let query = releases().select(entryColumns).orderBy('number', 'desc').limit(limit)
      if (before !== undefined) query = query.where('number', '<', before)
      if (brand !== undefined) query = query.where('brands', 'like', `%"${brand}"%`)
      return (await database.read(() => query.execute())).map(entryOf)
    },
    async blobs(hashes) {
      const found = new Map<string, Buffer>()
      for (const some of parts([...new Set(hashes)])) {
        const rows = await database.read(() => db.selectFrom('blobs').selectAll().where('hash', 'in', some).execute())
        for (const { hash, bytes } of rows) found.set(hash, Buffer.from(bytes as Uint8Array<ArrayBuffer>)) // libsql gives an ArrayBuffer
      }
      return found
    },
    append: (release, bytes, within) =>
      appended(() =>
        database.transaction(async (transaction) => {
          for (const some of parts([...bytes])) {
            const rows = some.map(([hash, one]) => ({ hash, bytes: Buffer.from(one) }))
            await transaction
              .insertInto('blobs')
              .values(rows)
              .onConflict((conflict) => conflict.column('hash').doNothing())
              .execute()
          }
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('releases')
            .values(rowOf(release))
            .onConflict((conflict) => conflict.column('number').doNothing())
            .executeTakeFirst()
          if (numInsertedOrUpdatedRows !== 1n) throw new NotAppended('taken')
          if (within && !(await within(transaction))) throw new NotAppended('declined')
          await database.announce(transaction, release.number)
        }),
      ),
    answer: (key, now) =>
      database.read(() => db.selectFrom('answers').selectAll().where('key', '=', key).where('at', '>', dayBefore(now)).executeTakeFirst()),
    keepAnswer: (answer) => database.transaction(async (transaction) => void (await keepingAnswer(answer)(transaction))),
    heldBy: async (path) =>
      (await database.read(() => db.selectFrom('folders').select('number').where('path', '=', path).executeTakeFirst()))?.number,
    setHeld: (path, number) =>
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('folders')
          .values({ path, number })
          .onConflict((conflict) => conflict.column('path').doUpdateSet({ number }))
          .execute()
      }),
    drafts: draftStore(database),
    schedules: scheduleStore(database),
    links: linkStore(database),
    pictures: pictureStore(database),
    operators: operatorStore(database),
    calls: sharedCalls(database),
    comments: commentStore(database),
    presence: presenceStore(database),
    audit: auditStore(database),
    requests: requestStore(database),
    canaries: canaryStore(database),
    watch: database.watch,
    close: database.close,
  }
}

/** Keeps an answer; it cannot be where one is kept for the key. */
export function keepingAnswer(answer: KeptAnswer): Within {
  return async (transaction) => {
    await transaction.deleteFrom('answers').where('at', '<=', dayBefore(answer.at)).execute()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('answers')
      .values(answer)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
}

function dayBefore(at: string): string {
  return new Date(Date.parse(at) - dayMs).toISOString()
}

/** The transaction is rolled back. What is thrown within `append` is its answer. */
export class NotAppended extends Error {
  readonly why: 'taken' | 'declined'
  constructor(why: NotAppended['why']) {
    super(why)
    this.why = why
  }
}

async function appended(write: () => Promise<void>): Promise<'written' | 'taken' | 'declined'> {
  try {
    await write()
    return 'written'
  } catch (error) {
    if (error instanceof NotAppended) return error.why
    throw error
  }
}

function entryOf({ of, brands, way, kind, approval, ...row }: Omit<Tables['releases'], 'tree'>): ReleaseEntry {
  // only `rowOf` writes rows
  return {
    ...row,
    way: way as Way,
    kind: kind as ReleaseKind,
    brands: JSON.parse(brands) as string[],
    ...(of !== null && { of }),
    ...(approval !== null && { approval: JSON.parse(approval) as ReleaseApproval }),
  }
}

function releaseOf({ tree, ...row }: Tables['releases']): Release {
  return { ...entryOf(row), tree: new Map(Object.entries(JSON.parse(tree) as Record<string, string>)) }
}

function rowOf({ tree, brands, of, approval, ...entry }: Release): Tables['releases'] {
  const sorted = [...tree].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...entry,
    of: of ?? null,
    brands: JSON.stringify(brands),
    tree: JSON.stringify(Object.fromEntries(sorted)),
    approval: approval ? JSON.stringify(approval) : null,
  }
}

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += rowsAtOnce) yield items.slice(at, at + rowsAtOnce)
}
