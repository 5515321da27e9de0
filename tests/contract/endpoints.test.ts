import { describe, expect, test } from 'vitest'

import type { Mock } from '../../mocks/mock.ts'
import type { Endpoint } from '../../src/runtime/gateway/endpoint.ts'
import { sourceFiles } from './source-files.ts'

const modules = import.meta.glob<Record<string, Endpoint<any, any, any>>>('../../src/runtime/gateway/endpoints/*/*.ts', { eager: true })
const texts = new Map(sourceFiles(['src/runtime/gateway/endpoints'], /\.ts$/).map(({ path, text }) => [path, text]))
const mocks = import.meta.glob<{ handler: Mock }>('../../mocks/handlers/*/*.ts', { eager: true })

const files = Object.entries(modules).map(([path, exports]) => ({ file: path.replace('../../', ''), exports }))
const all = files.flatMap(({ exports }) => Object.values(exports))

test('every file of the folder is read', () => {
  expect(files.map(({ file }) => file).sort()).toEqual([...texts.keys()].sort())
  expect(files.length).toBeGreaterThan(20)
})

test('no two endpoints share a call or a name', () => {
  expect(repeated(all.map(({ method, path }) => `${method} ${path}`))).toEqual([])
  expect(repeated(all.map(({ name }) => name))).toEqual([])
})

describe.each(files)('$file', ({ file, exports }) => {
  const text = texts.get(file) ?? ''
  const [name = '', endpoint] = Object.entries(exports)[0] ?? []

  test('exports one endpoint, named like the file', () => {
    expect(Object.keys(exports)).toEqual([endpoint?.name])
    expect(file.endsWith(`/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)).toBe(true)
  })

  test('documents shape, units, errors and source, and the source names its call', () => {
    const words = [...text.matchAll(/^ \* (Shape|Units|Errors|Source) {2,3}\S/gm)].map(([, word]) => word)
    expect(words).toEqual(['Shape', 'Units', 'Errors', 'Source'])
    expect(text).toContain(`\`${endpoint?.method} ${endpoint?.path}\`\n */`)
  })

  test('carries parameters only where its method allows them', () => {
    const inQuery = endpoint?.method === 'GET' || endpoint?.method === 'DELETE'
    expect(inQuery ? endpoint?.body : endpoint?.query).toBeUndefined()
    expect(endpoint?.path).toMatch(/^\/(wps|lgw|lotto)\/[\w/]+$/)
  })

  test('the mock of the same name and topic answers it', () => {
    expect(mocks[`../../mocks/handlers/${file.split('/').slice(-2).join('/')}`]?.handler.endpoint).toBe(endpoint)
  })
})

function repeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
