import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

import { run } from './run.ts'

const committed = fileURLToPath(new URL('../../layouts', import.meta.url))

/** A temporary folder with the committed layouts in `layouts`, and the command line run on it. */
export function layoutsFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'layouts '))
  const layouts = join(dir, 'layouts')
  cpSync(committed, layouts, { recursive: true })
  return {
    dir,
    layouts,
    write: (path: string, content: string | Uint8Array | object) => {
      const file = join(dir, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content))
      return file
    },
    foyer: (...args: string[]) => command(layouts, args),
    remove: () => rmSync(dir, { recursive: true }),
  }
}

/** Runs a command in this process; gives its exit code and what it printed. */
function command(layouts: string, args: readonly string[]): { code: number; out: string; err: string } {
  const [out, err]: [string[], string[]] = [[], []]
  vi.stubEnv('LAYOUTS_DIR', layouts)
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line))
  try {
    const code = run(args)
    return { code, out: out.join('\n'), err: err.join('\n') }
  } finally {
    log.mockRestore()
    error.mockRestore()
    vi.unstubAllEnvs()
  }
}
