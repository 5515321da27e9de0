// npm run bars -- layouts: measures the layout command line on 2,000 documents (COUNT=<number> for another count) in a temporary folder.
// Each figure is the median of 5 runs of the process, its start with it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, root } from '../build.mjs'

const count = Number(process.env.COUNT || 2_000)
await build({ only: ['layouts-command'] })
const dir = mkdtempSync(join(tmpdir(), 'layouts-speed-'))
try {
  const named = writeDocuments()
  const bars = [
    measure('check of one file', ['check', named], 1.5),
    measure('explain of one document', ['explain', 'page/copy-7'], 1.5),
    measure('check of everything', ['check'], 10),
    measure('format --check of everything', ['format', '--check'], 10),
    measure('where', ['where', 'games.hot'], 10),
  ]
  process.exitCode = bars.every(Boolean) ? 0 : 1
} finally {
  rmSync(dir, { recursive: true })
}

/** Copies the committed layouts, and their pages again and again under other ids and addresses. Returns the path of one copy. */
function writeDocuments() {
  cpSync(join(root, 'layouts'), join(dir, 'layouts'), { recursive: true })
  const pages = join(dir, 'layouts/_base/pages')
  const names = readdirSync(pages)
  const there = readdirSync(join(dir, 'layouts'), { recursive: true }).filter(
    (path) => path.endsWith('.json') && !path.startsWith('schemas'),
  ).length
  let bytes = 0
  for (let index = 0; index < count - there; index += 1) {
    const text = readFileSync(join(pages, names[index % names.length]), 'utf8')
    const { id, routes } = JSON.parse(text)
    const next = text
      .replace(`"id": "${id}"`, `"id": "copy-${index}"`)
      .replace(
        /"routes": \[[^\]]*\]/,
        `"routes": ${JSON.stringify((routes ?? []).map((_, at) => `/copy-${index}-${at}`)).replaceAll(',', ', ')}`,
      )
    writeFileSync(join(pages, `copy-${index}.json`), next)
    bytes += next.length
  }
  console.log(`${count} documents, ${(bytes / 1e6).toFixed(1)} MB of them copies`)
  return 'layouts/_base/pages/copy-7.json'
}

function measure(name, args, most) {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/layouts-command/foyer.js'), ...args], {
      cwd: dir,
      encoding: 'utf8',
    })
    if (status === 2) throw new Error(stderr + stdout)
    return (performance.now() - started) / 1_000
  })
  const [fastest = 0, , median = 0] = times.toSorted((a, b) => a - b)
  const kept = median <= most
  console.log(`${kept ? 'ok  ' : 'OVER'} ${name}: ${median.toFixed(2)} s (fastest ${fastest.toFixed(2)} s, at most ${most} s)`)
  return kept
}
