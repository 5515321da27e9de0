import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('gallery.mjs', import.meta.url))

function gallery(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('the gallery command explains its options', () => {
  expect(gallery('--help')).toEqual({ status: 0, output: expect.stringContaining('--build') as string })
})

test.each([
  [['--port', 'x'], '--port is a number from 0 to 65535, not "x".'],
  [['--port', '65536'], '--port is a number from 0 to 65535, not "65536".'],
  [['--bild'], "Unknown option '--bild'"],
])('%j is refused before anything is built, with the options that there are', (args, sentence) => {
  const { status, output } = gallery(...args)

  expect({ status, says: output.includes(sentence), options: output.includes('--build') }).toEqual({ status: 2, says: true, options: true })
})
