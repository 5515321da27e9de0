// Runs the built server for a script: on a free port, with its own data folder, until `stop`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './build.mjs'

/**
 * Starts dist/server/server.js of a folder, the project's own unless another is named, and waits for the line with its address.
 * `lines` grows with what it prints; `ended` is its exit code when it has ended; `stop` ends it and gives that code. Throws with its
 * output when it does not come up within 120 s: machines that test share their processors.
 */
export async function startServer(env = {}, folder = root) {
  const data = mkdtempSync(join(tmpdir(), 'foyer-data-'))
  const child = spawn(process.execPath, [join(folder, 'dist/server/server.js')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GATEWAY_URL: '', BRAND: '', LAYOUTS_DIR: '', DATA_DIR: data, ...env },
  })
  const lines = []
  const ended = new Promise((resolve) => child.on('close', resolve))
  const address = await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not start.\n${lines.join('\n')}`))
    const timer = setTimeout(fail, 120_000)
    void ended.then(fail)
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (text) => {
        const parts = (rest + text).split('\n')
        rest = parts.pop()
        lines.push(...parts)
        const url = parts.map((line) => /^Foyer is at (\S+)\//.exec(line)?.[1]).find(Boolean)
        if (url) {
          clearTimeout(timer)
          resolve(url)
        }
      })
    }
  })
  return {
    address,
    pid: child.pid ?? 0,
    lines,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      rmSync(data, { recursive: true, force: true })
      return code
    },
  }
}
