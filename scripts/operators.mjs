// npm run operators -- <command>: builds the server when it is missing or stale, whose build holds the command line, then runs it.
import { build } from './build.mjs'

try {
  await build({ only: ['server'] })
} catch (error) {
  console.error(error.message)
  process.exit(2) // could not run
}
await import('../dist/server/operators.js')
