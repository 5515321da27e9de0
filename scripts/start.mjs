// npm start: builds what is missing or stale, then runs the server in this process.
import { build } from './build.mjs'

try {
  await build({ say: console.log })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../dist/server/server.js')
