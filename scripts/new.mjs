// npm run new <kind> <name>: writes a widget, a source, a page and so on from a template, every place that it touches at once.
// `--remove` takes it away again. With neither kind nor name it asks, when somebody is there to answer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { createChanges } from './new/changes.mjs'
import { kinds } from './new/kinds.mjs'
import { Refused } from './new/refused.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = Object.keys(kinds)
const common = {
  'dry-run': 'prints what would be written, and writes nothing',
  remove: 'takes away what the command has written',
  force: 'with --remove: also what has been changed since or is still used',
  'no-schemas': 'leaves layouts/schemas and the reference in docs as they are; npm run layouts -- schemas and docs write them',
  help: 'what a kind takes',
}
const switches = Object.keys(common)

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refused) && error.syscall === undefined) throw error
  console.error(error.message) // a file that cannot be read is nobody's mistake in code
  process.exitCode = 2
}

async function main(argv) {
  const [wanted, ...rest] = argv.filter((argument) => argument !== '--') // npm run passes on what stands behind it
  if (wanted === undefined && !isAnswered()) throw new Refused(usage())
  if (wanted === '--help' || wanted === '-h' || wanted === 'help') return console.log(usage())
  if (wanted !== undefined && !names.includes(wanted)) throw new Refused(`There is no kind "${wanted}".\n\n${usage()}`)
  const asked = wanted === undefined || (rest.length === 0 && isAnswered()) ? await ask(wanted) : undefined
  const kindName = asked?.kind ?? wanted
  const kind = kinds[kindName]
  const { name, options, flags } = asked ? { ...asked, flags: {} } : read(kindName, kind, rest)
  if (flags.help) return console.log(usageOf(kindName, kind))
  if (name === undefined) throw new Refused(`Which name?\n\n${usageOf(kindName, kind)}`)
  const unlock = flags['dry-run'] ? () => {} : lock()
  try {
    await carryOut({ kind, kindName, name, options, flags })
  } finally {
    unlock()
  }
}

async function carryOut({ kind, kindName, name, options, flags }) {
  const tree = createChanges(root)
  const plan = await kind.plan({ name, options, tree, root, removing: flags.remove === true })
  if (flags.remove) await remove(tree, plan, { kindName, name, options, force: flags.force })
  else add(tree, plan, { kindName, name })
  await tree.format()
  const changes = tree.all()
  if (flags['dry-run']) return show(changes)
  tree.write()
  if (flags.remove) rmSync(recordOf(kindName, name), { force: true })
  else record(kindName, name, changes)
  for (const { path, was, text } of changes) console.log(`${was === null ? '+' : text === null ? '-' : '~'} ${path}`)
  const stale = kind.schemas && changes.length > 0
  if (stale && !flags['no-schemas']) writeGenerated()
  if (stale && flags['no-schemas']) console.log('What is generated is older now: npm run layouts -- schemas, npm run layouts -- docs')
  if (flags.remove) {
    const left = (plan.marker ? [] : [plan.folder].filter(Boolean)).filter((folder) => existsSync(join(root, folder)))
    console.log(left.length > 0 ? `Left: ${left.join(', ')}` : `The ${kindName} ${plan.title ?? name} is gone.`)
    return
  }
  console.log(`\nWhere the ${kindName} ${plan.title ?? name} is:`)
  const width = Math.max(...plan.places.map(([path]) => path.length))
  for (const [path, what] of plan.places) console.log(`  ${path.padEnd(Math.min(width, 60))}  ${what}`)
  console.log(`\nNext:\n${plan.commands.map((command) => `  ${command}`).join('\n')}`)
}

function add(tree, { files, folder, edits = [], marker }, { kindName, name }) {
  const there = folder !== undefined && tree.list(folder).length > 0 ? [folder] : Object.keys(files).filter((path) => tree.exists(path))
  if (marker && marker.isIn(tree.read(marker.path) ?? '')) there.push(marker.path)
  // `docs.ts` of a topic is written anew when it held nothing
  const taken = there.filter((path) => !/^src\/runtime\/model\/[^/]+\/docs\.ts$/.test(path))
  if (taken.length > 0)
    throw new Refused(
      `${taken.join(', ')} ${taken.length > 1 ? 'exist' : 'exists'} already, and nothing is ever written over. Choose another name, ` +
        `or take the old one away first: npm run new ${kindName} ${name} -- --remove`,
    )
  for (const [path, text] of Object.entries(files)) tree.set(path, text)
  for (const { path, add: change, creates } of edits) {
    const text = tree.read(path) ?? (creates ? '' : null)
    if (text === null) throw new Refused(`${path} is not there, and a line would have to be added to it. Nothing was written.`)
    tree.set(path, change(text))
  }
}

async function remove(tree, { files, folder, also = [], edits = [], uses, marker }, { kindName, name, force }) {
  const own = [...new Set([...Object.keys(files), ...also, ...(folder === undefined ? [] : tree.list(folder))])]
  const there = own.filter((path) => tree.exists(path))
  const edited = edits.filter(({ path, remove: change }) => tree.read(path) !== null && change(tree.read(path)) !== tree.read(path))
  if ((there.length === 0 && edited.length === 0) || (marker && !marker.isIn(tree.read(marker.path) ?? '')))
    throw new Refused(`There is no ${kindName} "${name}": ${(folder ?? own[0] ?? marker?.path) || name} is not there.`)
  for (const { path, remove: change } of edited) tree.set(path, change(tree.read(path)))
  const used = uses.flatMap((use) => findUses(tree, use, own)) // its own lines in other files are gone
  if (used.length > 0 && !force)
    throw new Refused(
      `The ${kindName} "${name}" is still in use:\n${used.map((line) => `  ${line}`).join('\n')}\n` +
        'Take it out there first, or repeat the command with --force and mend these places afterwards.',
    )
  const changed = force ? [] : await changedFiles(files, there, tree, recordOf(kindName, name))
  if (changed.length > 0)
    throw new Refused(
      `Not as they were written:\n${changed.map((path) => `  ${path}`).join('\n')}\n` +
        'Repeat the command with --force to take them away all the same.',
    )
  for (const path of there) tree.delete(path)
}

/** Files that are neither as this checkout wrote them nor as the template writes them with the given options. */
async function changedFiles(files, there, tree, recordPath) {
  const written = existsSync(recordPath) ? JSON.parse(readFileSync(recordPath, 'utf8')) : {}
  const fresh = createChanges(root)
  for (const path of there) fresh.set(path, files[path] ?? null)
  await fresh.format()
  return there.filter((path) => fresh.read(path) !== tree.read(path) && written[path] !== hashOf(tree.read(path)))
}

/** What was written, so that it can be taken away without its options: hashes by path, beside the other caches. */
function recordOf(kindName, name) {
  return join(root, '.cache/new', `${kindName}-${name}.json`)
}
function record(kindName, name, changes) {
  const written = changes.filter(({ was }) => was === null).map(({ path, text }) => [path, hashOf(text)])
  mkdirSync(join(root, '.cache/new'), { recursive: true })
  writeFileSync(recordOf(kindName, name), JSON.stringify(Object.fromEntries(written)))
}
function hashOf(text) {
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex')
}

function findUses(tree, { folders, pattern, what, apart }, own) {
  return folders
    .flatMap((folder) => tree.list(folder))
    .filter((path) => /\.(?:json|tsx?)$/.test(path) && !path.startsWith('layouts/schemas/') && !own.includes(path) && !apart?.test(path))
    .flatMap((path) => {
      const lines = (tree.read(path) ?? '').split('\n')
      const at = lines.findIndex((line) => pattern.test(line))
      return at < 0 ? [] : [`${path}:${at + 1} ${what}`]
    })
}

function show(changes) {
  for (const { path, was, text } of changes) {
    if (text === null) console.log(`- ${path}`)
    else if (was === null) console.log(`+ ${path}\n${text.replaceAll(/^/gm, '    ').trimEnd()}\n`)
    else {
      const before = new Set(was.split('\n'))
      const after = new Set(text.split('\n'))
      console.log(`~ ${path}`)
      for (const line of was.split('\n')) if (!after.has(line)) console.log(`  - ${line}`)
      for (const line of text.split('\n')) if (!before.has(line)) console.log(`  + ${line}`)
      console.log('')
    }
  }
  console.log('Nothing was written.')
}

/** What is generated from contracts, sources, facts and documents: the schemas, and the reference in docs/. */
function writeGenerated() {
  const done = ['schemas', 'docs'].every((command) => {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/layouts.mjs'), command], { cwd: root, stdio: 'inherit' })
    return status === 0
  })
  if (!done) console.error('The files above are in place; what is generated is not: npm run layouts -- schemas, npm run layouts -- docs')
}

/** Two runs at once would each write their own line into the same file: the second is refused. */
function lock() {
  const path = join(root, '.cache/new.lock')
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw new Refused(`${path} cannot be written: ${error.message}. Nothing was changed.`)
      const other = Number(readFileSync(path, 'utf8'))
      if (isRunning(other))
        throw new Refused(`Another \`npm run new\` is at work (process ${other}). Wait for it, then run this one again.`)
      rmSync(path, { force: true }) // it ended without its last step
    }
  }
  throw new Refused('Another `npm run new` is at work. Run this one again.')
}
function isRunning(pid) {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// ---- what it is told

function read(kindName, kind, rest) {
  const options = Object.fromEntries([
    ...Object.keys(kind.options).map((option) => [option, { type: 'string' }]),
    ...switches.map((option) => [option, { type: 'boolean' }]),
  ])
  let parsed
  try {
    parsed = parseArgs({ args: rest, options, allowPositionals: true })
  } catch (error) {
    throw new Refused(`${error.message.split('. ')[0]}.\n\n${usageOf(kindName, kind)}`)
  }
  const values = { ...npmOptions(options), ...parsed.values }
  const [name, ...more] = parsed.positionals
  if (more.length > 0) throw new Refused(`One name at a time: ${more.join(' ')} would be left out. A text with spaces stands in quotes.`)
  const flags = Object.fromEntries(switches.map((option) => [option, values[option] ?? false]))
  if (flags.force && !flags.remove)
    throw new Refused('--force belongs to --remove. What exists is never written over: choose another name.')
  return { name, flags, options: Object.fromEntries(Object.entries(values).filter(([option]) => !switches.includes(option))) }
}

/** Options that stand before `--`: npm takes them as its own, and passes on in the environment which there were, without their values. */
function npmOptions(options) {
  if (process.env.npm_lifecycle_event !== 'new') return {}
  return Object.fromEntries(
    Object.entries(options).flatMap(([option, { type }]) => {
      const given = process.env[`npm_config_${option.replaceAll('-', '_')}`]
      if (type === 'string' && given === 'true')
        throw new Refused(`npm took --${option} for itself. Put -- before the options: npm run new <kind> <name> -- --${option} …`)
      if (type === 'string') return []
      return given === 'true' || (option === 'no-schemas' && process.env.npm_config_schemas === '') ? [[option, true]] : []
    }),
  )
}

function isAnswered() {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}

/** Asks for the kind, the name and each option; an empty answer takes what stands for it. */
async function ask(given) {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new AbortController() // by Ctrl+C or Ctrl+D
  lines.on('close', () => ended.abort())
  const question = async (text) => (await lines.question(text, { signal: ended.signal })).trim()
  try {
    let kindName = given
    while (!names.includes(kindName)) kindName = await question(`What do you want to add? (${names.join(', ')}) `)
    const kind = kinds[kindName]
    console.log(`As an example: npm run new ${kindName} ${kind.example}`)
    let name = ''
    while (name === '') name = await question('Name: ')
    const options = {}
    for (const [option, about] of Object.entries(kind.options)) {
      const answer = await question(`${option} (${about}): `)
      if (answer !== '') options[option] = answer
    }
    return { kind: kindName, name, options }
  } catch (error) {
    if (ended.signal.aborted) throw new Refused('\nNothing was written.')
    throw error
  } finally {
    lines.close()
  }
}

function usage() {
  const lines = Object.entries(kinds).map(([name, { about }]) => `  ${name.padEnd(9)} ${about}`)
  return `npm run new <kind> <name>, where a kind is\n${lines.join('\n')}\n\nnpm run new <kind> -- --help tells the options of a kind.`
}

function usageOf(kindName, kind) {
  const lines = [...Object.entries(kind.options), ...Object.entries(common)].map(([option, about]) => `  --${option.padEnd(10)} ${about}`)
  const example = `npm run new ${kindName} -- ${kind.example}`
  return `npm run new ${kindName} <name> adds ${kind.about}.\n\nExample:\n  ${example}\n\n${lines.join('\n')}`
}
