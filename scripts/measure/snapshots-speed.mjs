// npm run bars -- snapshots: draws the same 200 and more cells three times. The runs have to be equal, and 200 cells to take 4 minutes on 2
// processors at most.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../build.mjs'

const barSeconds = 240
const looks = ['--language', 'EN,AR', '--theme', 'dark', '--viewport', '390,1440']
const folder = mkdtempSync(join(tmpdir(), 'foyer-snapshots-'))
const failed = []
try {
  for (const turn of [1, 2, 3]) {
    const places = ['--baseline', join(folder, 'stored'), '--output', join(folder, 'report')]
    const { status, stdout } = spawnSync(process.execPath, ['scripts/snapshots.mjs', ...looks, ...places], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
    })
    const [, cells, seconds] = /^(\d+) cells in ([\d.]+) s$/m.exec(stdout) ?? []
    const each200 = (Number(seconds) / Number(cells)) * 200
    console.log(`run ${turn}: ${cells} cells in ${seconds} s: 200 in ${each200.toFixed(0)} s of ${barSeconds}; ${cpus().length} processors`)
    if (!(each200 <= barSeconds)) failed.push(`run ${turn} was too slow`)
    if (status !== 0) failed.push(`run ${turn} was not equal:\n${stdout}`)
  }
  const { counts } = JSON.parse(readFileSync(join(folder, 'report/results.json'), 'utf8'))
  console.log(`the last run: ${JSON.stringify(counts)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failed.length > 0) console.error(failed.join('\n'))
process.exitCode = failed.length > 0 ? 1 : 0
