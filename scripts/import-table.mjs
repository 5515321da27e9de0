// Which part of the tree imports which. tests/contract/import-table.test.ts walks through every file with it, and as a plugin of lint
// (`jsPlugins` in .oxlintrc.json) it underlines the same imports in an editor.
import { posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const base = ['platform', 'i18n', 'theme']

/**
 * The parts that each part may import, or single files of them. A part may always import itself, but each widget is a separate part.
 */
const table = {
  schemas: [],
  rules: ['schemas'],
  ...Object.fromEntries(base.map((part) => [part, [...base, 'schemas']])),
  contract: ['schemas'],
  gateway: [...base, 'schemas'],
  model: ['gateway', 'contract', 'rules', ...base, 'schemas'],
  ui: [...base, 'schemas'],
  render: ['model', 'ui', 'contract', 'rules', ...base, 'schemas'],
  portal: ['render', 'model', 'gateway', 'contract', 'ui', 'rules', ...base, 'schemas'], // files directly in src/runtime
  authoring: ['contract', 'rules', 'schemas'],
  'widgets/*': ['contract', 'ui', ...base, 'schemas'],
  'apps/portal': ['widgets/*', 'portal', 'render', 'model', 'gateway', 'contract', 'ui', 'authoring', 'rules', ...base, 'schemas'],
  'apps/kit': ['authoring', 'rules', 'contract', 'ui', ...base, 'schemas'],
  'apps/preview': ['apps/kit', 'widgets/*', 'authoring', 'rules', 'model', 'gateway', 'contract', 'ui', ...base, 'schemas'],
  'apps/gallery': ['apps/kit', 'widgets/*', 'render', 'model', 'contract', 'ui', 'rules', ...base, 'schemas'],
  'apps/frame': ['mocks', 'widgets/*', 'portal', 'authoring', 'rules', 'model', 'gateway', 'contract', 'ui', ...base, 'schemas'],
  'apps/server': [
    'apps/portal/draw.ts',
    'apps/portal/draw-portal.ts',
    'mocks',
    'authoring',
    'rules',
    'model',
    'gateway',
    'contract',
    ...base,
    'schemas',
  ],
  build: ['apps/server', 'widgets/*', 'authoring', 'rules', 'contract', ...base, 'schemas'],
  scripts: ['apps/server', 'mocks', 'authoring', 'rules', 'model', 'gateway', 'contract', 'ui', 'widgets/*', ...base, 'schemas'],
  mocks: ['gateway', 'schemas'],
}

/** The folders of the editor: each imports only those of the lines before its own. */
const editor = [['model'], ['canvas'], ['outline', 'editors', 'problems'], ['review'], ['shell']]

/** `src/runtime/gateway/client.ts` → `gateway`, `src/widgets/form/view.tsx` → `widgets/form`. */
function partOf(path) {
  const [, runtime] = /^src\/runtime\/([^/]+)\//.exec(path) ?? []
  const [, widget] = /^src\/widgets\/([^/]+)\//.exec(path) ?? []
  if (runtime) return runtime
  if (widget) return `widgets/${widget}`
  if (path.startsWith('src/runtime/')) return 'portal'
  return /^(?:apps\/[^/]+|scripts|mocks|build)/.exec(path)?.[0] ?? path.split('/')[1] ?? ''
}

/** What is wrong with an import of one file by another, both as paths from the root; `undefined` when the table allows it. */
export function refusal(from, to) {
  const [part, other] = [partOf(from), partOf(to)]
  const allowed = table[rowOf(part)]
  if (!allowed) return `${from} stands in a part that the table does not know`
  if (other !== part && other !== '' && !allowed.includes(rowOf(other)) && !allowed.includes(to)) return `${part} imports ${other}`
  const [folder, imported] = [folderOf(from), folderOf(to)]
  if (!folder || !imported || folder === imported || lineOf(imported) < lineOf(folder)) return undefined
  return `${folder} imports ${imported} of the editor`
}

/** The files that a file imports by a relative path, each with the offset and the length of its import. */
export function importsOf({ path, text }) {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(({ 0: line, 1: to, index }) => ({
    to: posix.join(posix.dirname(path), to),
    at: index,
    length: line.length,
  }))
}

const model = 'src/runtime/model/'
/** What stands alone in the model: a topic, which is a folder, or a file beside the topics. */
const topicOf = (path) => path.slice(model.length).split('/')[0]

export function circlesOfModel(files) {
  const imports = new Map()
  for (const file of files.filter(({ path }) => path.startsWith(model))) {
    const own = topicOf(file.path)
    const known = imports.get(own) ?? new Set()
    imports.set(own, known)
    for (const { to } of importsOf(file)) if (to.startsWith(model) && topicOf(to) !== own) known.add(topicOf(to))
  }
  const topics = [...imports.keys()]
  const reach = new Map(topics.map((topic) => [topic, reachedFrom(topic, imports)]))
  const inCircles = topics.filter((topic) => reach.get(topic).has(topic))
  const knots = inCircles.map((topic) => topics.filter((other) => reach.get(topic).has(other) && reach.get(other)?.has(topic)))
  return {
    pairs: topics.flatMap((a) => [...imports.get(a)].flatMap((b) => (a < b && imports.get(b)?.has(a) ? [`${a} ↔ ${b}`] : []))),
    knots: [...new Map(knots.map((knot) => [knot.join(' '), knot])).values()],
  }
}
function reachedFrom(topic, imports) {
  const reached = new Set()
  const waiting = [...imports.get(topic)]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return reached
}

const rowOf = (part) => (part.startsWith('widgets/') ? 'widgets/*' : part)
const folderOf = (path) => /^apps\/preview\/([^/]+)\//.exec(path)?.[1]
const lineOf = (folder) => editor.findIndex((line) => line.includes(folder))

const root = fileURLToPath(new URL('..', import.meta.url))

/** The rule `foyer/imports`. It reads texts, as the walker does: handing over each file's syntax tree would make lint twice as slow. */
const imports = {
  meta: { type: 'problem' },
  create({ filename, report, sourceCode }) {
    const path = relative(root, filename).replaceAll('\\', '/')
    for (const { to, at, length } of importsOf({ path, text: sourceCode.text })) {
      const wrong = refusal(path, to)
      if (wrong === undefined) continue
      const [start, end] = [at, at + length].map((index) => sourceCode.getLocFromIndex(index))
      report({ loc: { start, end }, message: `${wrong}. See the table in scripts/import-table.mjs.` })
    }
    return {}
  },
}

export default { meta: { name: 'foyer' }, rules: { imports } }
