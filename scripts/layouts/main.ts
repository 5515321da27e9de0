import { run } from './run.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error // `foyer check | head` reads only the beginning
  process.exit()
})
process.exitCode = run(process.argv.slice(2))
