import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { contract } from '../src/widgets/game-section/contract.ts'
import { validatorsCode } from './prop-validators.ts'

type Validators = Record<string, (data: unknown) => boolean>

const evaluated = async (code: string) =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Validators }).default // what the module exports

test('a compiled validator holds props to the contract without evaluating any text', async () => {
  const code = await validatorsCode(contract.props as never)

  const [validate] = Object.values(await evaluated(code))

  expect(code).not.toMatch(/new Function|\beval\(/)
  expect(
    [{ title: 't:section.hot', columns: 6 }, { columns: 'eleven' }, { columns: 9 }, { unknown: 1 }].map((props) => validate?.(props)),
  ).toEqual([true, false, false, false])
})

test('our own formats for a text, an icon, a token and an address accept every value', async () => {
  const format = (mark: string) => ({ type: 'string', format: mark }) as const
  const code = await validatorsCode({
    type: 'object',
    properties: { text: format('text'), icon: format('icon'), token: format('token'), route: format('route') },
  })

  const [validate] = Object.values(await evaluated(code))

  expect(validate?.({ text: 'x', icon: '', token: '?', route: 'no address' })).toBe(true)
})

test('the module imports what the compiled text requires', async () => {
  const code = await validatorsCode({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 3 }, list: { type: 'array', uniqueItems: true } },
  })

  const imported = code.split('\n').flatMap((line) => (line.startsWith('import ') ? [line.split("'")[1] ?? ''] : []))
  expect(imported.toSorted()).toEqual(['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js'])
})

test('the list of a build has a chunk for every widget', async () => {
  const { validators } = await import('virtual:prop-validators')

  const compiled = await validators['tab-set']?.()

  expect(Object.keys(validators)).toContain('game-section')
  expect(
    Object.values(compiled ?? {}).map((validate) => validate({ label: 'Ways', items: [{ label: 'One' }, { label: 'Two' }] })),
  ).toContain(true)
})

test('a bundle of the module has what the compiled text requires', async () => {
  const code = await validatorsCode({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 3 }, list: { type: 'array', items: { type: 'object' }, uniqueItems: true } },
  })
  const entry = fileURLToPath(new URL('compiled-validator.js', import.meta.url)) // beside this file, so that ajv is found
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const [output] = (Array.isArray(bundled) ? bundled : [bundled]).flatMap((each) => ('output' in each ? each.output : []))

  const [validate] = Object.values(await evaluated(output?.type === 'chunk' ? output.code : ''))

  expect([{ name: 'abc', list: [{}] }, { name: 'abcd' }, { list: [{}, {}] }].map((props) => validate?.(props))).toEqual([
    true,
    false,
    false,
  ])
})
