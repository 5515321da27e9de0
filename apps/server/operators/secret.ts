import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What signs the cookies of operators: that of the environment, else one that is made once and kept in `dataDir` for its owner alone. */
export function readSecret(authSecret: string | undefined, dataDir: string): string {
  if (authSecret !== undefined) return authSecret
  const path = join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${path} has fewer than 32 characters. Delete it, and the next start makes another one.`)
  return secret
}
