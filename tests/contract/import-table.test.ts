import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { circlesOfModel, importsOf, refusal } from '../../scripts/import-table.mjs'
import { formActionsByTopic } from '../../src/schemas/form-actions.ts'
import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

function violations(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ to, at }) => {
      const wrong = refusal(file.path, to)
      return wrong === undefined ? [] : [`${placeOf(file, at)}: ${wrong}`]
    }),
  )
}

const product = sourceFiles(['src', 'apps', 'build', 'mocks', 'scripts'], /\.tsx?$/).filter(
  ({ path }) => !/\.(?:test|testing|fixture)\.tsx?$/.test(path),
)

test('the table allows every import', () => {
  expect(violations(product)).toEqual([])
})

test('the table is applied to files and to every kind of import', () => {
  expect(product.length).toBeGreaterThan(50)
  expect(
    violations([
      { path: 'src/schemas/a.ts', text: "import { b } from '../runtime/theme/b.ts'" },
      { path: 'src/runtime/gateway/a.ts', text: "import { b } from '../i18n/b.ts'\nimport type { c } from '../model/c.ts'" },
      { path: 'src/widgets/banner/view.tsx', text: "import { x } from './x.ts'\nconst later = import('../other/view.tsx')" },
      { path: 'src/widgets/banner/use.ts', text: "export { $x } from '../../runtime/model/x.ts'" },
      { path: 'apps/portal/main.tsx', text: "import '../../mocks/server.ts'" },
    ]),
  ).toEqual([
    'src/schemas/a.ts:1: schemas imports theme',
    'src/runtime/gateway/a.ts:2: gateway imports model',
    'src/widgets/banner/view.tsx:2: widgets/banner imports widgets/other',
    'src/widgets/banner/use.ts:1: widgets/banner imports model',
    'apps/portal/main.tsx:1: apps/portal imports mocks',
  ])
})

/** Folders that import each other, as `a ↔ b`. */
function folderPairs(files: SourceFile[]): string[] {
  const imports = new Set(files.flatMap((file) => importsOf(file).map(({ to }) => `${posix.dirname(file.path)} ${posix.dirname(to)}`)))
  return [...imports].flatMap((pair) => {
    const [from, to] = pair.split(' ')
    return from !== undefined && to !== undefined && from < to && imports.has(`${to} ${from}`) ? [`${from} ↔ ${to}`] : []
  })
}

const model = 'src/runtime/model/'
/** The topics that answer the actions of forms. */
const answering = Object.keys(formActionsByTopic)

test('forms import no topic that answers their actions', () => {
  expect(answering.length).toBeGreaterThan(1)
  const imported = product
    .filter(({ path }) => path.startsWith(`${model}forms/`))
    .flatMap((file) =>
      importsOf(file).flatMap(({ to, at }) => {
        const topic = answering.find((name) => to.startsWith(`${model}${name}/`))
        return topic === undefined ? [] : [`${placeOf(file, at)} imports ${topic}`]
      }),
    )
  expect(imported).toEqual([])
})

test('no two topics of the model import each other, dynamically, for types or around corners', () => {
  expect(circlesOfModel(product)).toEqual({ pairs: [], knots: [] })
  expect(
    circlesOfModel([
      { path: `${model}games/a.ts`, text: "import type { B } from '../funds/b.ts'" },
      { path: `${model}funds/b.ts`, text: "const later = import('../records/c.ts')" },
      { path: `${model}records/c.ts`, text: "export { a } from '../games/a.ts'" },
    ]),
  ).toEqual({ pairs: [], knots: [['games', 'funds', 'records']] })
})

const editor = product.filter(({ path }) => /^apps\/(?:kit|preview)\//.test(path))

test('no two folders of the editor or its kit import each other', () => {
  expect(folderPairs(editor)).toEqual([])
})

test('an editor of one subject does not import an editor of another', () => {
  expect(subjectImports(editor)).toEqual([])
})

test('the walkers find folders that import each other and imports between subjects, also of types only', () => {
  const files = [
    { path: 'apps/preview/editors/menu/a.ts', text: "import type { B } from '../page/b.ts'" },
    { path: 'apps/preview/editors/page/b.ts', text: "import { c } from '../c.ts'" },
    { path: 'apps/preview/editors/c.ts', text: "export { b } from './page/b.ts'" },
  ]
  expect(folderPairs(files)).toEqual(['apps/preview/editors ↔ apps/preview/editors/page'])
  expect(subjectImports(files)).toEqual(['apps/preview/editors/menu/a.ts:1 imports page'])
})

/** Imports between the folders of `apps/preview/editors`. */
function subjectImports(files: SourceFile[]): string[] {
  const subjectOf = (path: string) => /^apps\/preview\/editors\/([^/]+)\//.exec(path)?.[1]
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ to, at }) => {
      const [own, other] = [subjectOf(file.path), subjectOf(to)]
      return own !== undefined && other !== undefined && own !== other ? [`${placeOf(file, at)} imports ${other}`] : []
    }),
  )
}

test('lint refuses the same imports, so an editor underlines them', () => {
  const folder = realpathSync(mkdtempSync(`${tmpdir()}/foyer-lint-`))
  try {
    for (const file of ['.oxlintrc.json', 'scripts/import-table.mjs']) cpSync(root + file, `${folder}/${file}`)
    for (const [path, text] of Object.entries(refused)) {
      mkdirSync(`${folder}/${posix.dirname(path)}`, { recursive: true })
      writeFileSync(`${folder}/${path}`, `${text}\n`)
    }
    const { stdout } = spawnSync(process.execPath, [`${root}node_modules/oxlint/bin/oxlint`, '-f', 'unix'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const found = stdout
      .split('\n')
      .filter((line) => line.includes('foyer(imports)'))
      .map((line) => line.slice(0, line.indexOf(':')).replace(/^\.\//, ''))
    expect(found.sort()).toEqual(
      Object.keys(refused)
        .filter((path) => !path.includes('allowed'))
        .sort(),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const refused = {
  'src/schemas/a.ts': "export { a } from '../runtime/theme/a.ts'",
  'src/rules/a.ts': "export { a } from '../runtime/contract/a.ts'",
  'src/runtime/i18n/a.ts': "export { a } from '../gateway/a.ts'",
  'src/runtime/contract/a.ts': "export { a } from '../i18n/a.ts'",
  'src/runtime/gateway/a.ts': "export { a } from '../model/a.ts'",
  'src/runtime/model/games/a.ts': "export { a } from '../../../authoring/a.ts'",
  'src/runtime/ui/a.tsx': "export { a } from '../model/a.ts'",
  'src/runtime/render/a.tsx': "export { a } from '../../widgets/banner/view.tsx'",
  'src/authoring/check/a.ts': "export { a } from '../../runtime/model/a.ts'",
  'src/widgets/banner/a.ts': "export { a } from '../other/view.tsx'",
  'src/widgets/banner/b.ts': "export { a } from '../../runtime/model/a.ts'",
  'src/widgets/banner/allowed.ts': "export { a } from '../../runtime/ui/a.tsx'\nexport { b } from './view.tsx'",
  'mocks/a.ts': "export { a } from '../src/runtime/model/a.ts'",
  'build/a.ts': "export { a } from '../mocks/a.ts'",
  'apps/portal/a.ts': "export { a } from '../../mocks/server.ts'",
  'apps/preview/model/a.ts': "export { a } from '../../../mocks/server.ts'",
  'apps/preview/model/b.ts': "export { a } from '../canvas/a.tsx'",
  'apps/kit/fields/a.ts': "export { a } from '../../preview/editors/page/a.tsx'",
  'apps/kit/fields/b.ts': "export { a } from '../../gallery/a.tsx'",
  'apps/kit/fields/allowed.ts': "export { a } from '../controls/a.tsx'\nexport { b } from '../../../src/runtime/ui/b.ts'",
  'apps/preview/editors/page/a.ts': "export { a } from '../../shell/a.tsx'",
  'apps/preview/editors/page/allowed.ts':
    "export { a } from '../../../kit/fields/a.tsx'\nexport { b } from '../../../../src/runtime/ui/b.ts'",
  'apps/gallery/a.ts': "export { a } from '../portal/main.tsx'",
  'apps/gallery/b.ts': "export { a } from '../preview/model/a.ts'",
  'apps/gallery/allowed.ts': "export { a } from '../kit/controls/a.tsx'\nexport { b } from '../../src/runtime/render/b.ts'",
  'apps/preview/model/c.ts': "export { a } from '../../gallery/a.ts'",
  'apps/frame/a.ts': "export { a } from '../portal/main.tsx'",
  'apps/server/a.ts': "export { a } from '../portal/main.tsx'",
  'apps/server/allowed.ts': "export { a } from '../../mocks/server.ts'\nexport { b } from '../portal/draw.ts'",
}
