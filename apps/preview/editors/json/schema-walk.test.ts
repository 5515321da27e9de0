import { expect, test } from 'vitest'

import { allSchemas } from '../../../../scripts/layouts/schemas.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { choicesOf, descriptionOf, keysOf, schemasAt } from './schema-walk.ts'

const { page } = allSchemas()

/** The value along the keys, as the text would give it. */
function along(document: Json, keys: (string | number)[]) {
  return (depth: number) =>
    keys.slice(0, depth).reduce<Json | undefined>((value, key) => (value as JsonObject | undefined)?.[key], document)
}

test('the values of a key are those of the block type beside it, with the default', () => {
  const document = { nodes: [{ id: 'hot', widget: 'game-section', props: {} }] }
  const keys = ['nodes', 0, 'props', 'look']
  const schemas = schemasAt(page, keys.slice(0, 3), along(document, keys))

  const look = keysOf(page, schemas).find(({ name }) => name === 'look')
  expect(look?.description).not.toBe('')
  const choices = choicesOf(schemasAt(page, keys, along(document, keys)))
  expect(choices.length).toBeGreaterThan(1)
  expect(choices[0]).toEqual({ value: 'rail', description: 'one row that scrolls below 1120 px', isDefault: true })
  expect(choices.filter(({ isDefault }) => isDefault).length).toBe(1)
})

test('a block of another type has other keys', () => {
  const names = (widget: string) => {
    const document = { nodes: [{ id: 'a', widget, props: {} }] }
    return keysOf(page, schemasAt(page, ['nodes', 0, 'props'], along(document, ['nodes', 0, 'props']))).map(({ name }) => name)
  }
  expect(names('balance')).not.toEqual(names('game-section'))
  expect(names('nothing-known')).toEqual([])
})

test('block types and source names come with their descriptions', () => {
  const widgets = choicesOf(schemasAt(page, ['nodes', 0, 'widget'], () => undefined))
  expect(widgets.find(({ value }) => value === 'game-section')?.description).toContain('Games under a heading')
  const document = { nodes: [{ id: 'a', widget: 'game-section', inputs: { games: {} } }] }
  const keys = ['nodes', 0, 'inputs', 'games', 'source']
  expect(choicesOf(schemasAt(page, keys, along(document, keys))).map(({ value }) => value)).toContain('games.by-category')
})

test('keys that must be there come first, and are described', () => {
  const keys = keysOf(
    page,
    schemasAt(page, ['nodes', 0], () => undefined),
  )
  expect(keys.slice(0, 2).map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['widget', true],
  ])
  expect(descriptionOf(keys.find(({ name }) => name === 'when')!.schemas)).toBe('Who sees the node; everyone when it is missing.')
})

test('a schema that names itself ends', () => {
  const schema: JsonObject = {
    $ref: '#/definitions/a',
    definitions: { a: { allOf: [{ $ref: '#/definitions/a' }], properties: { x: { const: 1 } } } },
  }
  expect(choicesOf(schemasAt(schema, ['x'], () => undefined))).toEqual([{ value: 1, description: '', isDefault: false }])
})
