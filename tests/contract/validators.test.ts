import { isObject } from '../../src/schemas/json.ts'
import { format, Validator } from '@cfworker/json-schema'
import type { Schema } from '@cfworker/json-schema'
import { Ajv } from 'ajv'
import metaschema from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' }
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { Contract } from '../../src/runtime/contract/widget.ts'
import { fits } from '../../src/authoring/check/prop-mistakes.ts'
import { allSchemas } from '../../scripts/layouts/schemas.ts'

const root = new URL('../../', import.meta.url)
const contracts = new Map(
  Object.values(
    import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' }),
  ).map((contract) => [contract.type, contract]),
)

/** Every JSON file below a folder. */
function jsonBelow(folder: URL): { path: string; value: Json }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const url = new URL(encodeURIComponent(entry.name) + (entry.isDirectory() ? '/' : ''), folder)
    return entry.isDirectory()
      ? jsonBelow(url)
      : entry.name.endsWith('.json')
        ? [{ path: url.pathname.slice(root.pathname.length), value: JSON.parse(readFileSync(url, 'utf8')) as Json }]
        : []
  })
}

/** Every object with a kind, at any depth: documents of layouts/, and those inside fixtures, faulty ones too. */
function documentsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn)
  if (!isObject(value)) return []
  return [
    ...(typeof value.kind === 'string' && 'format' in value ? [value] : []),
    ...Object.values(value).flatMap((entry) => documentsIn(entry)),
  ]
}

function nodesIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isObject(value)) return []
  return [...(typeof value.widget === 'string' ? [value] : []), ...Object.values(value).flatMap((entry) => nodesIn(entry))]
}

const corpus = [...jsonBelow(new URL('layouts/', root)), ...jsonBelow(new URL('tests/fixtures/diagnostics/', root))].filter(
  ({ path }) => !path.startsWith('layouts/schemas/'),
)
const documents = corpus.flatMap(({ value }) => documentsIn(value))

/** Formats that tell editors and the checker what kind of text it is. */
const ownFormats = ['text', 'icon', 'token', 'route', 'field', 'record-action', 'video']

function ajv(): Ajv {
  const instance = new Ajv({ strict: false, ownProperties: true, allErrors: true })
  for (const name of ownFormats) instance.addFormat(name, true)
  for (const name of ['date-time', 'uri', 'uri-reference']) instance.addFormat(name, (text) => format[name]?.(text) ?? true)
  return instance
}

test('the interpreter and ajv agree on every document of layouts/ and of the fixtures', () => {
  const verdicts = new Map(Object.entries(allSchemas('layouts')).map(([kind, schema]) => [kind, { ajv: ajv().compile(schema), schema }]))
  const wrong = documents.flatMap((document) => {
    const both = verdicts.get(document.kind as string)
    return both && both.ajv(document) !== fits(both.schema, document) ? [document] : []
  })

  expect(documents.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('the interpreter and ajv agree on the props of every node', () => {
  const wrong = documents.flatMap(nodesIn).flatMap((node) => {
    const contract = contracts.get(node.widget as string)
    if (!contract) return []
    const schema = contract.props as unknown as JsonObject // draft-07 as data
    return ajv().compile(schema)(node.props ?? {}) === fits(schema, node.props ?? {}) ? [] : [node]
  })
  expect(wrong).toEqual([])
})

test("every contract's props are a draft-07 schema that ajv compiles in strict mode", () => {
  for (const { props } of contracts.values()) {
    const strict = new Ajv({
      strict: true,
      strictRequired: false,
      allowUnionTypes: true,
      keywords: ['varies', 'holds', 'rare', 'unit', 'names'],
      formats: Object.fromEntries([...ownFormats, 'uri', 'uri-reference', 'date-time'].map((name) => [name, true as const])),
    })
    expect(() => strict.compile(props as object)).not.toThrow()
  }
})

// ---- the official suite

const suite = new URL('../shared/corpora/json-schema-test-suite/', root)
type Group = { description: string; schema: Schema | boolean; tests: { description: string; data: unknown; valid: boolean }[] }

const isMissing = !existsSync(suite)
if (isMissing) console.info('The official JSON Schema suite is skipped: there is no ../shared/corpora/json-schema-test-suite.')

describe.skipIf(isMissing)('the official draft-07 suite', () => {
  const files = isMissing ? [] : readdirSync(new URL('tests/draft7/', suite)).filter((name) => name.endsWith('.json'))
  const groupsOf = (file: string) => JSON.parse(readFileSync(new URL(`tests/draft7/${file}`, suite), 'utf8')) as Group[]
  const remotes = () =>
    jsonBelow(new URL('remotes/', suite))
      .map(({ path, value }) => ({ id: `http://localhost:1234/${path.split('/remotes/')[1] ?? ''}`, schema: value as Schema }))
      .filter(({ id, schema }) => !/draft(?!7)|v1/.test(id) && typeof schema === 'object')
  /** Whether a validator, made of the schema, is right about each test of a group; where it throws it is wrong. */
  const isRightOn = ({ schema, tests }: Group, prepare: (schema: Schema | boolean) => (data: unknown) => boolean) => {
    let judge: ReturnType<typeof prepare>
    try {
      judge = prepare(schema)
    } catch {
      return tests.map(() => false)
    }
    return tests.map(({ data, valid }) => {
      try {
        return judge(data) === valid
      } catch {
        return false
      }
    })
  }

  test('which tests the interpreter and ajv pass is published in docs/json-schema.md', { timeout: 120_000 }, async () => {
    const others = remotes()
    const interpreter = (schema: Schema | boolean) => {
      const validator = new Validator(structuredClone(schema), '7', false)
      validator.addSchema(structuredClone(metaschema) as Schema)
      for (const other of others) validator.addSchema(structuredClone(other.schema), other.id)
      return (data: unknown) => validator.validate(data).valid
    }
    const compiler = (schema: Schema | boolean) => {
      const instance = new Ajv({ strict: false, ownProperties: true, logger: false, formats: {} })
      for (const other of others) instance.addSchema(other.schema, other.id)
      return instance.compile(schema)
    }
    const rows: string[] = []
    const wrong: string[] = []
    const sum = { tests: 0, interpreter: 0, ajv: 0 }
    for (const file of files) {
      const counts = { tests: 0, interpreter: 0, ajv: 0 }
      for (const group of groupsOf(file)) {
        const own = isRightOn(group, interpreter)
        const ajvs = isRightOn(group, compiler)
        counts.tests += own.length
        counts.interpreter += own.filter(Boolean).length
        counts.ajv += ajvs.filter(Boolean).length
        own.forEach((isRight, at) => {
          if (!isRight) wrong.push(`- \`${file}\`: ${group.description}, ${group.tests[at]!.description}`)
        })
      }
      rows.push(`| ${file.slice(0, -'.json'.length)} | ${counts.tests} | ${counts.interpreter} | ${counts.ajv} |`)
      for (const name of ['tests', 'interpreter', 'ajv'] as const) sum[name] += counts[name]
    }
    const page = [
      '# JSON Schema',
      'Props of widgets are described in JSON Schema, draft-07. The checker and the portal use an interpreter, ' +
        'because the content policy forbids generated code; the forms of the editor use validators that ajv compiled at ' +
        'build time. This page says how both do on the official test suite. Written by `npx vitest run ' +
        'tests/contract/validators -u`; the test compares it where the suite is there.',
      `The interpreter passes ${sum.interpreter} of ${sum.tests}, ajv ${sum.ajv}. Of the schemas that use our keywords alone ` +
        `(${[...profile()]
          .toSorted()
          .map((name) => `\`${name}\``)
          .join(', ')}) the checker passes all.`,
      `| file | tests | interpreter | ajv |\n|---|---|---|---|\n${rows.join('\n')}`,
      '## What the interpreter fails',
      'The checker itself looks after properties that are called like those of every object; no contract refers to a schema by an address.',
      wrong.join('\n'),
    ]
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/json-schema.md')
  })

  test('the checker passes every test of the schemas that use the keywords of our contracts alone', () => {
    const known = profile()
    const groups = files
      .flatMap(groupsOf)
      .filter(({ schema }) => isObject(schema) && [...keywordsIn(schema)].every((one) => known.has(one)))
    const wrong = groups.filter((group) => isRightOn(group, (schema) => (data) => fits(schema as object, data)).includes(false))

    expect(groups.length).toBeGreaterThan(50)
    expect(wrong.map(({ description }) => description)).toEqual([])
  })
})

/** The keywords that contracts use for props, but those that only describe. */
function profile(): Set<string> {
  const used = new Set([...contracts.values()].flatMap(({ props }) => [...keywordsIn(props as unknown as JsonObject)]))
  for (const name of ['title', 'description', 'default', 'examples']) used.delete(name)
  return used.add('$schema')
}

/** Keywords of a schema and of those inside it; names of properties are none. */
function keywordsIn(schema: unknown): Set<string> {
  const found = new Set<string>()
  if (!isObject(schema)) return found
  for (const [name, value] of Object.entries(schema)) {
    found.add(name)
    if (name === 'const' || name === 'enum' || name === 'default' || name === 'examples') continue
    const parts =
      ['properties', 'patternProperties', 'definitions', 'dependencies'].includes(name) && isObject(value)
        ? Object.values(value)
        : [value].flat()
    for (const part of parts) for (const inner of keywordsIn(part)) found.add(inner)
  }
  return found
}
