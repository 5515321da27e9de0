import { runnerImport } from 'vite'

type Imported<T> = { module: T; dependencies: string[] }
type Run = <T>(file: string, config: { root: string; logLevel: 'error' }) => Promise<Imported<T>>

/**
 * The module in `file`, an absolute path below `root`, and the files that it is made of. Vite gives each step of an import 60 seconds,
 * whatever else the machine does: what took longer is tried again, twice. Any other failure is thrown as it comes.
 */
export async function importModule<T = Record<string, unknown>>(
  file: string,
  root: string,
  run: Run = runnerImport,
  triesLeft = 2,
): Promise<Imported<T>> {
  try {
    return await run<T>(file, { root, logLevel: 'error' })
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error && error.message.includes('transport invoke timed out'))) throw error
    return importModule<T>(file, root, run, triesLeft - 1)
  }
}
