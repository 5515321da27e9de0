import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { folderOf } from '../apps/server/example.testing.ts'
import { root } from './build.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { prepare: string } } // our own

/** What npm runs after an installation, in a folder with these files of the project. */
function prepare(...files: string[]) {
  const dir = folderOf({})
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
  for (const file of files) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    cpSync(join(root, file), join(dir, file))
  }
  const { status, stdout, stderr } = spawnSync(scripts.prepare, { cwd: dir, shell: true, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('an installation beside package.json alone, as in a container, has nothing to write', () => {
  expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('an installation without the development packages says in one line what it leaves out', () => {
  expect(prepare('scripts/prepare.mjs')).toEqual({
    status: 0,
    stdout: 'Without the development packages, the schemas of documents and the generated pages of docs are not written.\n',
    stderr: '',
  })
})
