import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { ensureChromium, findChromium } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'foyer-chromium-'))
const before = process.env['CHROMIUM_PATH']
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void delete process.env['FOYER_CHROMIUM'])
afterEach(() => {
  process.env['CHROMIUM_PATH'] = before ?? ''
  rmSync(join(folder, 'browser'), { force: true })
})

function aProgram(text: string): string {
  const path = join(folder, 'browser')
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
  return path
}

test('CHROMIUM_PATH comes first when its program starts', async () => {
  const path = aProgram('echo Chromium 140.0.1')
  process.env['CHROMIUM_PATH'] = path

  expect([findChromium(), await ensureChromium(() => undefined)]).toEqual([path, path])
})

test('what was found is not tried again by the processes of the same command', () => {
  process.env['CHROMIUM_PATH'] = ''
  process.env['FOYER_CHROMIUM'] = '/somewhere/chromium'
  expect(findChromium()).toBe('/somewhere/chromium')
})

test.each([
  ['is not there', undefined],
  ['only says where to get it', 'echo Install the snap; exit 1'],
])('a CHROMIUM_PATH whose program %s is said', (_, program) => {
  const path = program === undefined ? '/nowhere/chromium' : aProgram(program)
  process.env['CHROMIUM_PATH'] = path

  expect(() => findChromium()).toThrow(`CHROMIUM_PATH is "${path}", and that program does not start.`)
})
