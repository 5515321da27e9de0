// npm run snapshots -- [documents]: draws pages in Chromium and compares them with how they were; --help lists the options. Builds what
// is missing or stale first.
import { build } from './build.mjs'
import { chromiumArgs, ensureChromium } from './chromium.mjs'
import { startServer } from './server.mjs'

try {
  await build({ only: ['snapshots'], say: console.log })
} catch (error) {
  console.error(error.message)
  process.exit(2) // could not run
}
const { runSnapshots } = await import('../dist/snapshots/snapshots.js')
process.exitCode = await runSnapshots(process.argv.slice(2), {
  print: (line) => console.log(line),
  environment: process.env,
  // The pages and the frame that draws them; not the gallery
  build: () => build({ only: ['client', 'preview', 'server'], say: console.log }),
  startServer,
  chromiumArgs,
  ensureChromium: () => ensureChromium((line) => console.log(line)),
})
