import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { build, root } from './build.mjs'

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'foyer packed ')))
const project = join(temporary, 'project')
const installed = join(temporary, 'installed')
// no npm may reach a registry; what runs this test says nothing to what it starts
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|NODE_ENV|LAYOUTS_DIR|BRAND)/.test(name)),
)
const env = { ...environment, NO_COLOR: '1', npm_config_offline: 'true', npm_config_cache: join(temporary, 'cache') }

function execute(command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
function npm(args: readonly string[], cwd: string) {
  const { status, stderr } = execute('npm', args, cwd)
  if (status !== 0) throw new Error(stderr)
}
const foyer = (cwd: string, ...args: string[]) => execute(join(installed, 'node_modules/.bin/foyer'), args, cwd)

/** The project with a package.json of its own, for packing rewrites it. */
function projectToPack() {
  mkdirSync(join(project, 'dist'), { recursive: true })
  for (const name of readdirSync(root)) {
    if (['.git', 'dist', 'data', 'test-results', 'node_modules'].includes(name)) continue
    if (['scripts', 'package.json'].includes(name)) cpSync(join(root, name), join(project, name), { recursive: true })
    else symlinkSync(join(root, name), join(project, name))
  }
  cpSync(join(root, 'dist/layouts-command'), join(project, 'dist/layouts-command'), { recursive: true })
}

let packed = ''
let manifest: Record<string, unknown> = {}
beforeAll(async () => {
  await build({ only: ['layouts-command'] })
  projectToPack()
  npm(['pack', '--pack-destination', temporary], project)
  packed = join(temporary, readdirSync(temporary).find((name) => name.endsWith('.tgz')) ?? '')
  mkdirSync(installed)
  npm(['install', '--no-audit', '--no-fund', packed], installed)
  manifest = JSON.parse(readFileSync(join(installed, 'node_modules/foyer/package.json'), 'utf8')) as Record<string, unknown>
}, 120_000)
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

function emptyFolder(name: string): string {
  const dir = join(temporary, name)
  mkdirSync(dir)
  return dir
}

test('the packed archive installs without any other package, and npm refuses to publish it, for it is private', () => {
  expect(readdirSync(join(installed, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['foyer'])
  expect(manifest).toMatchObject({ name: 'foyer', private: true, bin: { foyer: 'dist/layouts-command/foyer.js' } })
  expect(manifest).not.toHaveProperty('dependencies')
})

test('packing leaves package.json as it was', () => {
  expect(readFileSync(join(project, 'package.json'), 'utf8')).toBe(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(existsSync(join(project, 'dist/package.json.kept'))).toBe(false)
})

test('after an interrupted npm pack the next run, and the end of one, put package.json back', () => {
  const whole = readFileSync(join(project, 'package.json'), 'utf8')
  for (const args of [[], ['after']]) {
    writeFileSync(join(project, 'dist/package.json.kept'), whole)
    writeFileSync(join(project, 'package.json'), '{ "name": "foyer" }')

    execute(process.execPath, ['scripts/pack.mjs', ...args], project)
    execute(process.execPath, ['scripts/pack.mjs', 'after'], project)

    expect(readFileSync(join(project, 'package.json'), 'utf8')).toBe(whole)
    expect(existsSync(join(project, 'dist/package.json.kept'))).toBe(false)
  }
}, 120_000)

test('an installed command line works on a folder of layouts with its own words, icons and schemas', () => {
  const dir = emptyFolder('with layouts')
  cpSync(join(root, 'layouts'), join(dir, 'layouts'), { recursive: true })
  const home = 'layouts/_base/pages/home.json'
  writeFileSync(join(dir, home), readFileSync(join(dir, home), 'utf8').replace('"t:section.home-title"', '"t:section.home-titel"'))

  const found = foyer(dir, 'check')
  expect(found).toMatchObject({ status: 0, stderr: '' })
  expect(found.stdout).toMatch(/^layouts\/_base\/pages\/home\.json:\d+:\d+ warning layout\/unknown-word .*section\.home-titel/)
  expect(found.stdout).toMatch(/\n0 errors, 1 warnings, 0 notes\n$/)
  expect(foyer(dir, 'format', '--check')).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(foyer(dir, 'migrate', '--check')).toMatchObject({ status: 0, stderr: '' })
  expect(foyer(dir, 'schemas')).toMatchObject({ status: 0, stderr: '' })
  expect(foyer(dir, 'schemas', '--check')).toMatchObject({ status: 0, stderr: '' })
  expect(foyer(dir, 'diff', home, join(root, home)).stdout).toContain('"t:section.home-titel" → "t:section.home-title"')
  expect(foyer(dir, 'explain', 'page/home').stdout).toContain('page/home of foyer')
  expect(foyer(dir, 'where', 'flag.PROMOTION3').stdout).toContain('layouts/_base/flags.json:')
}, 120_000)

test('an installed command line works in an empty folder', () => {
  const dir = emptyFolder('without layouts')
  writeFileSync(join(dir, 'page.json'), '{"kind":"page","id":"page","format":1,"nodes":[{"id":"a","widget":"game-secton"}]}')

  expect(foyer(dir, 'check', 'page.json')).toMatchObject({ status: 1, stdout: expect.stringContaining('error layout/unknown-widget') })
  expect(foyer(dir, 'explain', 'layout/unknown-widget').stdout).toContain('Wrong, ')
  expect(foyer(dir, 'check')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('There is no folder layouts.') })
  expect(foyer(dir, 'schemas').status).toBe(0)
  expect(readdirSync(join(dir, 'layouts/schemas'))).toContain('page.schema.json')
}, 120_000)
