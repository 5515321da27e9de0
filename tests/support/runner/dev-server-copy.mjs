// Runs the development server of a copy of the project, which stands in the current folder: on a free port, with a cache of its own.
import { realpathSync } from 'node:fs'
import { createServer } from 'vite'

const here = process.cwd()
const server = await createServer({
  configFile: 'vite.config.ts',
  cacheDir: `${here}/.vite`,
  server: { port: 0, fs: { allow: [here, realpathSync('node_modules')] } },
})
await server.listen()
server.printUrls()
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void server.close().finally(() => process.exit(0)))
process.once('disconnect', () => process.exit(0)) // whoever started it is gone
