// npm run bench: measures the portal's drawing against hand-written React, then an edit in the editor. Options other than --check
// belong to the first part and run only that; the second part is `npm run bench:preview`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const given = process.argv.slice(2)
const parts = given.some((option) => option !== '--check') ? ['run.mjs'] : ['run.mjs', 'preview.mjs']
for (const part of parts) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(part, import.meta.url)), ...given], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
