import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

import { errorMessage } from '../../../src/schemas/error-message.ts'

/** A lock is held only while a write takes place; an older one was left by a process whose id another process has now. */
const abandonedMs = 30_000
const waitMs = 5_000
const pollMs = [1, 2, 4, 8, 16] as const

/** The lock could not be acquired: `timeout`, because somebody else holds it, or because the folder cannot be written. */
export class LockError extends Error {
  readonly timeout: boolean
  constructor(message: string, timeout: boolean) {
    super(message)
    this.timeout = timeout
  }
}

/**
 * Runs `work` while no other process does so for the same lock file: the file is created exclusively and removed afterwards. A lock whose
 * process has ended, killed in the middle of a write, is taken over (decision 107).
 *
 * Errors  rejects with `LockError` after 5 s or where the folder cannot be written, and with what `work` throws
 */
export async function withLock<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  const until = Date.now() + waitMs
  for (let turn = 0; !acquire(path); turn++) {
    if (Date.now() > until) throw new LockError(`${path} is held by another process.`, true)
    await new Promise((resolve) => setTimeout(resolve, (pollMs[Math.min(turn, pollMs.length - 1)] ?? 16) * (0.5 + Math.random())))
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function acquire(path: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return create(path) || (takeOver(path) && create(path))
  } catch (error) {
    throw new LockError(errorMessage(error), false)
  }
}

/** Creates the file with this process' number in it; false when it is there already. */
function create(path: string): boolean {
  let file
  try {
    file = openSync(path, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  writeSync(file, String(process.pid))
  closeSync(file)
  return true
}

/**
 * Removes a lock that is no longer held. Only one process at a time may do that, or the second would remove the lock that the first
 * has made meanwhile: so it is done under a second lock, and the first is checked again there.
 */
function takeOver(path: string): boolean {
  if (!isAbandoned(path)) return false
  const guard = `${path}.takeover`
  if (!create(guard)) {
    if (isAbandoned(guard)) rmSync(guard, { force: true })
    return false
  }
  try {
    if (!isAbandoned(path)) return false
    rmSync(path, { force: true })
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

function isAbandoned(path: string): boolean {
  try {
    const age = Date.now() - statSync(path).mtimeMs
    const pid = Number(readFileSync(path, 'utf8'))
    return age > abandonedMs || (pid > 0 ? !isRunning(pid) : age > 1_000) // without a number it is being made, or its maker was killed
  } catch {
    return false // gone by now
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0) // sends nothing
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // somebody else's process
  }
}
