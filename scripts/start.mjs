// npm start: builds what is missing or stale, then runs the server in this process.
import { build } from './build.mjs'

try {
  const built = await build()
  if (built.length > 0) console.log(`Built ${built.join(' and ')}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../dist/server/server.js')
