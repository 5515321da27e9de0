// npm run gallery: builds every widget in every state as static pages into dist/gallery, where what it was built from has changed, and
// serves them at a local address. The folder works as it is from any static file server, at any address.
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { build, root } from './build.mjs'

const usage = `npm run gallery -- [options]
  --build          only builds dist/gallery
  --port <number>  where it is served; 4100 unless told, 0 for a free one
  --help`

function optionsOf(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { build: { type: 'boolean' }, port: { type: 'string', default: '4100' }, help: { type: 'boolean' } },
    })
    if (/^\d{1,5}$/.test(values.port) && Number(values.port) < 65_536) return values
    console.error(`--port is a number from 0 to 65535, not "${values.port}".\n${usage}`)
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
  }
  return undefined
}

const options = optionsOf(process.argv.slice(2))
if (!options) process.exitCode = 2
else if (options.help) console.log(usage)
else
  try {
    const built = await build({ only: ['gallery'] })
    console.log(`${built.length > 0 ? 'Built' : 'Nothing has changed since the build of'} ${join('dist', 'gallery')}`)
    if (!options.build) await serve(Number(options.port))
  } catch (error) {
    console.error(error.code === 'EADDRINUSE' || /already in use/.test(error.message) ? taken(options.port) : error.message)
    process.exitCode = 1
  }

async function serve(port) {
  const { preview } = await import('vite') // not for --help
  const server = await preview({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: 'dist/gallery' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  console.log(`The widget gallery is at http://127.0.0.1:${server.httpServer.address().port}/ (Ctrl-C ends it)`)
}

function taken(port) {
  return `Port ${port} is taken. Name another one: npm run gallery -- --port 4101`
}
