import { Migrator, sql } from 'kysely'
import type { Generated, Kysely, Migration } from 'kysely'

import { DatabaseError } from './database-error.ts'

export type Dialect = 'sqlite' | 'postgres'

export type Tables = {
  blobs: { hash: string; bytes: Uint8Array }
  releases: {
    number: number
    parent: number | null
    tree: string
    by: string | null
    way: string
    kind: string
    of: number | null
    note: string
    at: string
    brands: string
    changes: number
    approval: string | null
  }
  answers: { key: string; request: string; status: number; body: string; at: string }
  folders: { path: string; number: number }
  schedules: {
    id: Generated<number>
    version: number
    state: string
    at: string
    zone: string
    until: string | null
    note: string
    by: string | null
    made: string
    base: number
    files: string
    documents: string
    brands: string
    changes: number
    release: number | null
    ended: number | null
    refusal: string | null
    approval: string | null
    operator: string | null
  }
  drafts: { id: string; title: string; by: string | null; base: number; operator: string | null }
  draft_files: {
    draft: string
    path: string
    document: string
    text: string | null
    etag: string
    at: string
    base: string | null
  }
  pictures: {
    brand: string
    file: string
    name: string
    width: number
    height: number
    widths: string
    bytes: number
    at: string
    blobs: string
    listed: number
  }
  preview_links: {
    id: string
    draft: string | null
    release: number | null
    brand: string
    by: string | null
    at: string
    until: string
  }
  operators: {
    id: string
    email: string
    name: string
    emailVerified: boolean | number
    image: string | null
    createdAt: string
    updatedAt: string
    /** When the operator was disabled; null for one who may sign in. */
    disabledAt: string | null
    twoFactorEnabled: boolean | number | null
    /** The last call of the operator, to within a few minutes. */
    seenAt: string | null
  }
  operator_sessions: {
    id: string
    userId: string
    /** Dates of better-auth: text in SQLite, `Date` in PostgreSQL. */
    createdAt: string | Date
    updatedAt: string | Date
    expiresAt: string | Date
    ipAddress: string | null
    userAgent: string | null
  }
  operator_second_factors: { id: string; userId: string }
  /** Wrong passwords for an e-mail since a moment, whether or not an operator has it. */
  operator_failures: { email: string; count: number; since: string }
  operator_accounts: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    createdAt: string
    updatedAt: string
  }
  /** `brand` is the name of a brand, or `*` for all of them. */
  operator_roles: { operator: string; brand: string; role: string }
  /** `operator` is null in a link that makes the first admin. */
  operator_links: { hash: string; operator: string | null; until: string }
  comments: {
    id: Generated<number>
    brand: string
    document: string
    node: string | null
    parent: number | null
    author: string | null
    by: string | null
    text: string
    at: string
    edited: string | null
    resolved: string | null
    resolvedBy: string | null
  }
  /** `seen` in ms since 1970. */
  presence: { tab: string; name: string | null; draft: string; brand: string; document: string; node: string | null; seen: number }
  /** `until` in ms since 1970; `answer` is null while the call is being made. */
  gateway_calls: { id: string; body: string; until: number; answer: Uint8Array | null }
  audit: {
    id: Generated<number>
    at: string
    by: string | null
    way: string
    action: string
    brands: string
    release: number | null
    subject: string
    before: string | null
    after: string | null
    what: string
    why: string
  }
  requests: {
    id: Generated<number>
    version: number
    state: string
    act: string
    base: number
    files: string
    bound: string
    brands: string
    changes: number
    note: string
    by: string | null
    operator: string | null
    email: string | null
    way: string
    at: string
    brand: string | null
    draft: string | null
    release: number | null
    schedule: number | null
    ended: string | null
    endedBy: string | null
    why: string
    authors: string
  }
  /** Who changed a file of a draft since it is changed there. */
  draft_authors: { draft: string; path: string; operator: string }
  approvals: { request: number; operator: string; at: string }
  /** `control` is the tree that everyone else has, `shown` the release it stands for, `head` the newest release it was kept beside. */
  canaries: {
    number: number
    version: number
    state: string
    share: number | null
    hosts: string | null
    control: string
    shown: number
    head: number
    since: string
    holdsUp: string
    why: string | null
    /** The sums of both arms, once it is over. */
    counted: string | null
  }
  /** `group` is one of 100,000 that browsers are in by chance. */
  canary_counts: { canary: number; arm: string; group: number; views: number; errors: number; dropped: number }
}

/** The steps of the schema in their order. A step that was published never changes; a new one gets the next number. */
function migrationsFor(dialect: Dialect): Record<string, Migration> {
  const bytes = sql.raw(dialect === 'postgres' ? 'bytea' : 'blob')
  const [date, boolean] = dialect === 'postgres' ? [sql.raw('timestamptz'), sql.raw('boolean')] : [sql.raw('date'), sql.raw('integer')]
  const serial = sql.raw(dialect === 'postgres' ? 'serial primary key' : 'integer primary key autoincrement')
  return {
    '0001-releases': {
      async up(db: Kysely<unknown>) {
        await sql`create table blobs (hash text primary key, bytes ${bytes} not null)`.execute(db)
        await sql`create table releases (
          number integer primary key,
          parent integer references releases (number),
          tree text not null,
          "by" text,
          way text not null,
          kind text not null,
          "of" integer references releases (number),
          note text not null,
          at text not null,
          brands text not null,
          changes integer not null,
          check ((number = 1 and parent is null) or (number > 1 and parent = number - 1))
        )`.execute(db)
        await sql`create table answers (
          key text primary key,
          request text not null,
          status integer not null,
          body text not null,
          at text not null
        )`.execute(db)
        await sql`create table folders (path text primary key, number integer not null references releases (number))`.execute(db)
      },
    },
    '0002-schedules': {
      async up(db: Kysely<unknown>) {
        await sql`create table schedules (
          id ${serial},
          version integer not null,
          state text not null,
          at text not null,
          zone text not null,
          until text,
          note text not null,
          "by" text,
          made text not null,
          base integer not null references releases (number),
          files text not null,
          documents text not null,
          brands text not null,
          changes integer not null,
          release integer references releases (number),
          ended integer references releases (number),
          refusal text
        )`.execute(db)
        await sql`create index schedules_by_state on schedules (state, at)`.execute(db)
      },
    },
    '0003-drafts': {
      async up(db: Kysely<unknown>) {
        await sql`create table drafts (id text primary key, title text not null, "by" text, base integer not null)`.execute(db)
        await sql`create table draft_files (
          draft text not null references drafts (id),
          path text not null,
          document text not null,
          text text,
          etag text not null,
          at text not null,
          base text,
          primary key (draft, path)
        )`.execute(db)
      },
    },
    '0004-preview-links': {
      async up(db: Kysely<unknown>) {
        await sql`create table preview_links (
          id text primary key,
          draft text references drafts (id),
          release integer references releases (number),
          brand text not null,
          "by" text,
          at text not null,
          until text not null,
          check ((draft is null) <> (release is null))
        )`.execute(db)
      },
    },
    '0005-pictures': {
      async up(db: Kysely<unknown>) {
        await sql`create table pictures (
          brand text not null,
          file text not null,
          name text not null,
          width integer not null,
          height integer not null,
          widths text not null,
          bytes integer not null,
          at text not null,
          blobs text not null,
          listed integer not null,
          primary key (brand, file)
        )`.execute(db)
        await sql`create index pictures_by_file on pictures (file)`.execute(db)
      },
    },
    // The first four tables and the last are better-auth's: its own names of columns, so that an update of it finds them
    '0006-operators': {
      async up(db: Kysely<unknown>) {
        await sql`create table operators (
          id text primary key,
          name text not null,
          email text not null unique,
          "emailVerified" ${boolean} not null,
          image text,
          "createdAt" ${date} not null,
          "updatedAt" ${date} not null,
          "disabledAt" text
        )`.execute(db)
        await sql`create table operator_sessions (
          id text primary key,
          "expiresAt" ${date} not null,
          token text not null unique,
          "createdAt" ${date} not null,
          "updatedAt" ${date} not null,
          "ipAddress" text,
          "userAgent" text,
          "userId" text not null references operators (id) on delete cascade
        )`.execute(db)
        await sql`create index operator_sessions_by_user on operator_sessions ("userId")`.execute(db)
        await sql`create table operator_accounts (
          id text primary key,
          "accountId" text not null,
          "providerId" text not null,
          "userId" text not null references operators (id) on delete cascade,
          "accessToken" text,
          "refreshToken" text,
          "idToken" text,
          "accessTokenExpiresAt" ${date},
          "refreshTokenExpiresAt" ${date},
          scope text,
          password text,
          "createdAt" ${date} not null,
          "updatedAt" ${date} not null
        )`.execute(db)
        await sql`create index operator_accounts_by_user on operator_accounts ("userId")`.execute(db)
        await sql`create table operator_verifications (
          id text primary key,
          identifier text not null,
          value text not null,
          "expiresAt" ${date} not null,
          "createdAt" ${date} not null,
          "updatedAt" ${date} not null
        )`.execute(db)
        await sql`create index operator_verifications_by_identifier on operator_verifications (identifier)`.execute(db)
        await sql`create table operator_roles (
          operator text not null references operators (id) on delete cascade,
          brand text not null,
          role text not null,
          primary key (operator, brand)
        )`.execute(db)
        await sql`create table operator_links (
          hash text primary key,
          operator text references operators (id) on delete cascade,
          until text not null
        )`.execute(db)
        await sql`create table operator_tries (
          id text primary key,
          key text not null unique,
          count integer not null,
          "lastRequest" bigint not null
        )`.execute(db)
      },
    },
    '0007-second-factor': {
      async up(db: Kysely<unknown>) {
        await sql`alter table operators add column "twoFactorEnabled" ${boolean}`.execute(db)
        await sql`alter table operators add column "seenAt" text`.execute(db)
        await sql`create table operator_second_factors (
          id text primary key,
          secret text not null,
          "backupCodes" text not null,
          "userId" text not null references operators (id) on delete cascade,
          verified ${boolean},
          "failedVerificationCount" integer,
          "lockedUntil" ${date}
        )`.execute(db)
        await sql`create index operator_second_factors_by_secret on operator_second_factors (secret)`.execute(db)
        await sql`create index operator_second_factors_by_user on operator_second_factors ("userId")`.execute(db)
        await sql`create table operator_failures (email text primary key, count integer not null, since text not null)`.execute(db)
      },
    },
    '0008-audit': {
      async up(db: Kysely<unknown>) {
        await sql`create table audit (
          id ${serial},
          at text not null,
          "by" text,
          way text not null,
          action text not null,
          brands text not null,
          release integer references releases (number),
          subject text not null,
          before text,
          after text,
          what text not null,
          why text not null
        )`.execute(db)
        await sql`create index audit_by_time on audit (at)`.execute(db)
      },
    },
    '0009-approvals': {
      async up(db: Kysely<unknown>) {
        await sql`alter table releases add column approval text`.execute(db)
        await sql`alter table schedules add column approval text`.execute(db)
        await sql`create table requests (
          id ${serial},
          version integer not null,
          state text not null,
          act text not null,
          base integer not null,
          files text not null,
          bound text not null,
          brands text not null,
          changes integer not null,
          note text not null,
          "by" text,
          operator text,
          email text,
          way text not null,
          at text not null,
          brand text,
          draft text,
          release integer references releases (number),
          schedule integer,
          ended text,
          "endedBy" text,
          why text not null
        )`.execute(db)
        await sql`create index requests_by_state on requests (state, id)`.execute(db)
        await sql`create table approvals (
          request integer not null,
          operator text not null,
          at text not null,
          primary key (request, operator)
        )`.execute(db)
      },
    },
    '0010-gateway-calls': {
      async up(db: Kysely<unknown>) {
        await sql`create table gateway_calls (id text primary key, body text not null, until bigint not null, answer ${bytes})`.execute(db)
        await sql`create index gateway_calls_by_until on gateway_calls (until)`.execute(db)
      },
    },
    '0011-collaboration': {
      async up(db: Kysely<unknown>) {
        await sql`create table comments (
          id ${serial},
          brand text not null,
          document text not null,
          node text,
          parent integer references comments (id),
          author text,
          "by" text,
          text text not null,
          at text not null,
          edited text,
          resolved text,
          "resolvedBy" text
        )`.execute(db)
        await sql`create index comments_by_document on comments (brand, document)`.execute(db)
        await sql`create table presence (
          tab text primary key,
          name text,
          draft text not null,
          brand text not null,
          document text not null,
          node text,
          seen bigint not null
        )`.execute(db)
      },
    },
    '0012-canaries': {
      async up(db: Kysely<unknown>) {
        await sql`create table canaries (
          number integer primary key references releases (number),
          version integer not null,
          state text not null,
          share integer,
          hosts text,
          control text not null,
          shown integer not null references releases (number),
          head integer not null references releases (number),
          since text not null,
          "holdsUp" text not null,
          why text,
          counted text,
          check ((share is null) <> (hosts is null))
        )`.execute(db)
        await sql`create unique index canaries_running on canaries (state) where state = 'running'`.execute(db)
        await sql`create table canary_counts (
          canary integer not null references canaries (number),
          arm text not null,
          "group" integer not null,
          views integer not null,
          errors integer not null,
          dropped integer not null,
          primary key (canary, arm, "group")
        )`.execute(db)
      },
    },
    '0013-authors': {
      async up(db: Kysely<unknown>) {
        await sql`create table draft_authors (
          draft text not null,
          path text not null,
          operator text not null,
          primary key (draft, path, operator)
        )`.execute(db)
        await sql`alter table schedules add column operator text`.execute(db)
        await sql`alter table drafts add column operator text`.execute(db)
        await sql`alter table requests add column authors text not null default '[]'`.execute(db)
      },
    },
  }
}

/**
 * Brings the schema to the newest step, while other processes that start wait. A schema with steps that this server does not know is of
 * a newer one: nothing is touched then.
 */
export async function migrateToNewest(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const steps = migrationsFor(dialect)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(steps) },
    migrationTableName: 'foyer_migrations',
    migrationLockTableName: 'foyer_migrations_lock',
  })
  const done = await executed(db)
  const unknown = done.find((name) => !Object.hasOwn(steps, name))
  if (unknown !== undefined) {
    throw new DatabaseError(
      'newer',
      `The database has the schema of a newer Foyer (step ${unknown}); start that version again, or give this one another database.`,
    )
  }
  if (done.length === Object.keys(steps).length) return
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

async function executed(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'foyer_migrations')) return []
  const { rows } = await sql<{ name: string }>`select name from foyer_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}
