// npm run layouts -- <command>: builds the command line when it is missing or stale, then runs it.
import { build } from './build.mjs'

try {
  await build({ only: ['layouts-command'] })
} catch (error) {
  console.error(error.message)
  process.exit(2) // could not run
}
await import('../dist/layouts-command/foyer.js')
