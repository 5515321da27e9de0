import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Rows of the table under the heading about the environment. */
function variables(text: string): string[] {
  const [, section = ''] = text.split(/^## The environment$/m)
  return section
    .split(/^## /m)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
}
const namesIn = (rows: readonly string[]) => rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z][A-Z_]+/g) ?? []).toSorted()

test('docs/deploying.md lists every variable that the server reads', () => {
  const deploying = variables(read('docs/deploying.md'))
  const known = [...read('apps/server/env.ts').matchAll(/env\['([A-Z_]+)'\]/g)].map(([, name]) => name!)

  expect(namesIn(deploying)).toEqual([...new Set(known)].toSorted())
})

test('the Dockerfile copies what is there, installs no development packages into its last stage and runs the server as no root', () => {
  const [build = '', last = ''] = read('Dockerfile')
    .split(/^FROM .*$/m)
    .slice(1)
  const copied = [...read('Dockerfile').matchAll(/^COPY (?:--\S+ )*(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  const own = copied.filter((path) => !path.startsWith('/app/') && path !== '.')

  expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(build).toContain('npm prune --omit=dev')
  expect(last).not.toContain('npm ')
  expect(last.indexOf('USER node')).toBeGreaterThan(0)
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "dist/server/server.js"]'))
})

test('a build in a container takes nothing of this machine along', () => {
  expect(read('.dockerignore').trim().split('\n')).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'data']))
})

test('compose.yaml names variables that the server reads, and files that are there', () => {
  const compose = read('compose.yaml')
  const known = namesIn(variables(read('docs/deploying.md')))
  const [, server = ''] = compose.split(/^  environment: &environment$/m)
  const named = [...server.split(/^  \w/m)[0]!.matchAll(/^    ([A-Z_]+):/gm)].map(([, name]) => name!)
  const mounted = [...compose.matchAll(/- (\.\/[^:]+):/g)].map(([, path]) => path!)

  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
