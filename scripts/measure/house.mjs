// npm run bars -- house: how large the parts of the tree are, how many small files and full folders there are, and what imports what in a
// circle. It prints figures and checks nothing: tests/contract/import-table.test.ts does.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { root } from '../build.mjs'
import { circlesOfModel } from '../import-table.mjs'

const small = 25 // lines
const full = 45 // files in one folder

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const code = [...new Set(listed.split('\n'))]
  .filter((path) => /\.(?:tsx?|mts|mjs|css)$/.test(path) && existsSync(`${root}${path}`))
  .map((path) => {
    const text = readFileSync(`${root}${path}`, 'utf8')
    return { path, text, lines: text.split('\n').length - 1, part: partOf(path) }
  })

/** @param {string} path */
function partOf(path) {
  if (/\.(?:test|testing|fixture)\.tsx?$|^tests\//.test(path)) return 'tests'
  return /^(mocks|scripts)\//.exec(path)?.[1] ?? 'product'
}

for (const part of ['product', 'tests', 'mocks', 'scripts']) {
  const own = code.filter((file) => file.part === part)
  const lines = own.reduce((sum, file) => sum + file.lines, 0)
  const few = own.filter((file) => file.lines < small).length
  print(part, `${own.length} files, ${lines} lines, ${Math.round((100 * few) / own.length)} % of the files under ${small} lines`)
}

const folders = new Map()
for (const path of new Set(listed.split('\n'))) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1)
const crowded = [...folders].filter(([, count]) => count > full).toSorted((a, b) => b[1] - a[1])
print(`folders over ${full}`, `${crowded.length}: ${crowded.map(([folder, count]) => `${folder} ${count}`).join(', ')}`)

const { pairs, knots } = circlesOfModel(code.filter(({ part }) => part === 'product'))
print('pairs in the model', `${pairs.length} ${pairs.join(', ')}`)
print('knot', knots.length === 0 ? '0' : knots.map((knot) => `${knot.length} (${knot.join(', ')})`).join(', '))
print('widgets', new Set(code.flatMap(({ path }) => /^src\/widgets\/([^/]+)\/contract\.ts$/.exec(path)?.[1] ?? [])).size)
const bare = code.filter(({ part }) => part === 'product').flatMap(({ text }) => [...text.matchAll(/^import '\.[^']+\.tsx?'/gm)])
print('imports for effect', bare.length)
const generated = [...new Set(listed.split('\n'))].filter((path) => path.startsWith('layouts/schemas/'))
print(
  'generated lines',
  generated.reduce((sum, path) => sum + linesOf(path), 0),
)

/** @param {string} path */
function linesOf(path) {
  return existsSync(`${root}${path}`) ? readFileSync(`${root}${path}`, 'utf8').split('\n').length - 1 : 0
}

function print(name, value) {
  console.log(`${name.padEnd(20)} ${value}`)
}
