import { fork, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const parts = 'apps build layouts locales mocks scripts/layouts scripts/new scripts/new.mjs src'
  .concat(' .oxfmtrc.json package.json tsconfig.json vite.config.ts')
  .split(' ')

export type DevCopy = Awaited<ReturnType<typeof startDevCopy>>

/**
 * A copy of the project in a temporary folder with its development server, so that a test may edit any file and leaves no trace, also when
 * it is interrupted. `files` are written into it before, by path. Throws with what the server printed when it does not start within a
 * minute.
 */
export async function startDevCopy(files: Readonly<Record<string, string>> = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-dev-')))
  const path = (file: string) => join(folder, file)
  for (const part of parts) cpSync(join(root, part), path(part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  symlinkSync(realpathSync(join(root, 'node_modules')), path('node_modules'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path(file), text)
  const child = fork(join(root, 'tests/support/runner/dev-server-copy.mjs'), {
    cwd: folder,
    silent: true,
    env: { ...process.env, GATEWAY_URL: '', BRAND: '', LAYOUTS_DIR: '', DATA_DIR: path('data'), NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)

  const address = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The development server did not start.\n${lines.join('\n')}`))
    const timer = setTimeout(fail, 60_000)
    void ended.then(fail)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        lines.push(...text.split('\n').filter((line) => line.trim() !== ''))
        const found = lines.map((line) => /^\s*Lobby:\s+(\S+)\/$/.exec(line)?.[1]).find(Boolean)
        if (!found) return
        clearTimeout(timer)
        resolve(found)
      })
    }
  })
  return {
    address,
    /** What the console has shown. */
    lines,
    path,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    write(file: string, text: string) {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    },
    /** Replaces the first occurrence of a text; a text that is not there is a mistake of the test. */
    edit(file: string, before: string, after: string) {
      const text = readFileSync(path(file), 'utf8')
      if (!text.includes(before)) throw new Error(`${file} does not contain "${before}"`)
      writeFileSync(
        path(file),
        text.replace(before, () => after),
      )
    },
    /** `npm run new` with these arguments. Throws with what it printed when it fails. */
    add(...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', ...args], { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${stdout}${stderr}`)
    },
    remove: (file: string) => rmSync(path(file), { recursive: true, force: true }),
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', remove)
      remove()
    },
  }
}
