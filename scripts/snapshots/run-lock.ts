import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { CannotRun } from './cannot-run.ts'

/** Makes this process the only one that writes a folder. Gives what releases it; throws while another process has it. */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock` // beside it: the folder itself is replaced as a whole
  try {
    mkdirSync(dirname(folder), { recursive: true })
    take(path)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new CannotRun(`${folder} cannot be written: ${message}`)
    const owner = Number(readFileSync(path, 'utf8'))
    if (isAlive(owner))
      throw new CannotRun(`Another run (process ${owner}) writes into ${folder}. Wait for it, or give this one --output <folder>.`)
    rmSync(path, { force: true }) // its process ended without removing it
    take(path)
  }
  return () => rmSync(path, { force: true })
}

function take(path: string): void {
  const file = openSync(path, 'wx')
  writeFileSync(file, String(process.pid))
  closeSync(file)
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it lives and belongs to somebody else
  }
}
