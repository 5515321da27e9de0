import { expect, test } from 'vitest'

import { contract } from '../src/widgets/game-section/contract.ts'
import { validatorsCode } from './prop-validators.ts'

type Validators = Record<string, (data: unknown) => boolean>

const evaluated = async (code: string) =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Validators }).default // what the module exports

test('a compiled validator holds props to the contract without evaluating any text', async () => {
  const code = await validatorsCode(contract.props as never)

  const [validate] = Object.values(await evaluated(code))

  expect(code).not.toMatch(/new Function|\beval\(|require\(/)
  expect(
    [{ title: 't:section.hot', columns: 6 }, { columns: 'eleven' }, { columns: 9 }, { unknown: 1 }].map((props) => validate?.(props)),
  ).toEqual([true, false, false, false])
})

test('our own marks of a text, an icon, a token and an address let everything through', async () => {
  const format = (mark: string) => ({ type: 'string', format: mark }) as const
  const code = await validatorsCode({
    type: 'object',
    properties: { text: format('text'), icon: format('icon'), token: format('token'), route: format('route') },
  })

  const [validate] = Object.values(await evaluated(code))

  expect(validate?.({ text: 'x', icon: '', token: '?', route: 'no address' })).toBe(true)
})

test('what ajv needs while it validates becomes an import', async () => {
  const code = await validatorsCode({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 3 }, list: { type: 'array', uniqueItems: true } },
  })

  expect(code).toMatch(/^import helper0 from 'ajv\/dist\/runtime\/(?:ucs2length|equal)\.js'/)
  expect(code).not.toContain('require(')
})

test('the list of a build has a chunk for every widget', async () => {
  const { validators } = await import('virtual:prop-validators')

  const compiled = await validators['tab-set']?.()

  expect(Object.keys(validators)).toContain('game-section')
  expect(
    Object.values(compiled ?? {}).map((validate) => validate({ label: 'Ways', items: [{ label: 'One' }, { label: 'Two' }] })),
  ).toContain(true)
})
