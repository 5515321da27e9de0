import { Session } from 'node:inspector'
import type { Profiler } from 'node:inspector'

/**
 * How many calls of functions in src/ some work takes: the same number on every machine. V8 counts them, so code that calls a function for
 * each pair of things is told from code that does for each thing.
 */
export function countCalls(work: () => void): number {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  let calls = 0
  try {
    work()
    session.post('Profiler.takePreciseCoverage', (error: Error | null, { result } = { result: [] as Profiler.ScriptCoverage[] }) => {
      if (error) throw error
      for (const { url, functions } of result) if (/\/src\//.test(url)) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0
    })
  } finally {
    session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
  }
  return calls
}
