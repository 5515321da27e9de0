import { run } from './run.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error // `npm run releases -- list | head` reads only the beginning
  process.exit()
})
process.exitCode = await run(process.argv.slice(2), process.env)
