import { format, Validator } from '@cfworker/json-schema'
import type { Schema } from '@cfworker/json-schema'
import { Ajv } from 'ajv'
import metaschema from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' }
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { Contract } from '../../src/runtime/contract/widget.ts'
import { isObject } from '../../src/rules/merge.ts'
import { fits } from '../../src/authoring/check/prop-mistakes.ts'

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
const ownFormats = ['text', 'icon', 'token', 'route']

function ajv(): Ajv {
  const instance = new Ajv({ strict: false, ownProperties: true, allErrors: true })
  for (const name of ownFormats) instance.addFormat(name, true)
  for (const name of ['date-time', 'uri', 'uri-reference']) instance.addFormat(name, (text) => format[name]?.(text) ?? true)
  return instance
}

test('the interpreter and ajv agree on every document of layouts/ and of the fixtures', () => {
  const verdicts = new Map(
    jsonBelow(new URL('layouts/schemas/', root)).map(({ path, value }) => [
      path,
      { ajv: ajv().compile(value as JsonObject), schema: value as JsonObject },
    ]),
  )
  const wrong = documents.flatMap((document) => {
    const both = verdicts.get(`layouts/schemas/${document.kind as string}.schema.json`)
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
      formats: Object.fromEntries([...ownFormats, 'uri', 'uri-reference', 'date-time'].map((name) => [name, true as const])),
    })
    expect(() => strict.compile(props as object)).not.toThrow()
  }
})

const suite = new URL('../shared/corpora/json-schema-test-suite/', root)
type Group = { description: string; schema: Schema | boolean; tests: { description: string; data: unknown; valid: boolean }[] }

describe.skipIf(!existsSync(suite))('the official draft-07 suite (skipped where ../shared/corpora is missing)', () => {
  test(
    'the interpreter is right but for properties called like those of every object, which the checker looks at itself, and one ' +
      'reference that no contract makes',
    () => {
      const remotes = jsonBelow(new URL('remotes/', suite)).map(({ path, value }) => ({
        id: `http://localhost:1234/${path.split('/remotes/')[1] ?? ''}`,
        schema: value as Schema,
      }))
      const wrong: string[] = []
      let total = 0
      for (const file of readdirSync(new URL('tests/draft7/', suite)).filter((name) => name.endsWith('.json'))) {
        for (const group of JSON.parse(readFileSync(new URL(`tests/draft7/${file}`, suite), 'utf8')) as Group[]) {
          for (const one of group.tests) {
            total += 1
            let valid: boolean | undefined
            try {
              const validator = new Validator(structuredClone(group.schema), '7', false)
              validator.addSchema(structuredClone(metaschema) as Schema)
              for (const { id, schema } of remotes)
                if (!/draft(?!7)|v1/.test(id) && typeof schema === 'object') validator.addSchema(structuredClone(schema), id)
              valid = validator.validate(one.data).valid
            } catch {
              valid = undefined
            }
            if (valid !== one.valid) wrong.push(`${file}: ${group.description}`)
          }
        }
      }
      expect({ total, wrong }).toEqual({
        total: 927,
        wrong: [
          ...Array<string>(4).fill('properties.json: properties whose names are Javascript object property names'),
          ...Array<string>(2).fill('ref.json: $ref prevents a sibling $id from changing the base uri'),
          ...Array<string>(4).fill('required.json: required properties whose names are Javascript object property names'),
        ],
      })
    },
  )
})
