import { resolve } from 'node:path'

import { accept, acceptedText } from './accept.ts'
import { CannotRun } from './cannot-run.ts'
import type { Host } from './host.ts'
import { readOptions, usage } from './options.ts'
import { review } from './review.ts'
import { run } from './run.ts'
import { lockFolder } from './run-lock.ts'

/** Runs the command. Gives the exit code: 0 equal, 1 differences, 2 could not run or not draw a cell, 130 stopped by Ctrl-C. */
export async function runSnapshots(argv: readonly string[], host: Host): Promise<number> {
  const { print, environment } = host
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  let release = () => {}
  try {
    const options = readOptions(argv, environment)
    if (options.task === 'help') {
      print(usage)
      return 0
    }
    if (options.task === 'review') {
      await review(options.output, stopping.signal, print)
      return 0
    }
    release = lockFolder(resolve(options.output))
    if (options.task === 'accept') {
      print(acceptedText(accept(options.names, options.output)))
      return 0
    }
    return await run(options, host, resolve(environment.LAYOUTS_DIR || 'layouts'), stopping.signal, print)
  } catch (error) {
    if (stopping.signal.aborted) {
      print('Stopped. The snapshots are as they were.')
      return 130
    }
    print(error instanceof CannotRun ? error.message : ((error as Error).stack ?? String(error)))
    return 2
  } finally {
    release()
    for (const signal of signals) process.off(signal, stop)
  }
}
