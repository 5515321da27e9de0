import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Env } from '../../apps/server/env.ts'
import { vocabulary } from '../../apps/server/layouts/contracts.ts'
import { buildBrand, checkAhead } from '../../apps/server/layouts/release.ts'
import { openPostgres, openSqlite } from '../../apps/server/releases/database.ts'
import type { ReleaseDatabase } from '../../apps/server/releases/database.ts'
import { openReleases } from '../../apps/server/releases/releases.ts'
import type { Releases } from '../../apps/server/releases/releases.ts'
import { releaseStore } from '../../apps/server/releases/store.ts'
import type { ReleaseStore } from '../../apps/server/releases/store.ts'
import { CannotRun } from '../layouts/files.ts'

const print = (line: string) => console.error(line)

/** Works with the database that the environment names, which a server has made before. */
export async function withDatabase<Result>(
  { dataDir, databaseUrl }: Env,
  work: (database: ReleaseDatabase) => Promise<Result>,
): Promise<Result> {
  const file = join(dataDir, 'foyer.db')
  if (databaseUrl === undefined && !existsSync(file))
    throw new CannotRun(`${file} is not there; start a server once, or name its folder in DATA_DIR or its database in DATABASE_URL.`)
  const database = await (databaseUrl === undefined ? openSqlite(file) : openPostgres(databaseUrl, print))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export function withStore<Result>(env: Env, work: (store: ReleaseStore) => Promise<Result>): Promise<Result> {
  return withDatabase(env, (database) => work(releaseStore(database)))
}

/** Works as a server does, with the folder of layouts where it is the master. */
export async function withReleases<Result>(env: Env, work: (releases: Releases) => Promise<Result>): Promise<Result> {
  const { layoutsDir: dir, dataDir, databaseUrl } = env
  const newest = await withStore(env, (store) => store.newest()) // a database that does not answer is said at once
  if (!newest) throw new CannotRun('The database holds no release yet; start a server on it first.')
  const releases = await openReleases({ dir, dataDir, databaseUrl, build: buildBrand, checkAhead, registry: vocabulary.registry, print })
  try {
    return await work(releases)
  } finally {
    await releases.close()
  }
}
