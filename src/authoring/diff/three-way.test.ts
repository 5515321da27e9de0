import { describe, expect, test } from 'vitest'

import type { Json, JsonObject } from '../../schemas/json.ts'
import { threeWay } from './three-way.ts'

const node = (id: string, props: JsonObject = { title: id, limit: 1 }): JsonObject => ({ id, widget: 'tiles', props })
const stack = (id: string, ...main: Json[]): JsonObject => ({ id, widget: 'stack', slots: { main } })
const page = (...nodes: Json[]): JsonObject => ({ kind: 'page', id: 'home', format: 1, nodes })
const merge = (base: Json | undefined, ours: Json | undefined, theirs: Json | undefined) => threeWay('page/home', base, ours, theirs)

describe('two versions of a document come together', () => {
  const base = page(node('a'), node('b'), node('c'))

  test('what one side alone changed is taken as that side has it', () => {
    const ours = page(node('a', { title: 'Ours', limit: 1 }), node('b'), node('c'), node('d'))
    const theirs = page(node('b'), node('a', { title: 'a', limit: 9 }), node('e'))
    const result = merge(base, ours, theirs)
    expect(result.clashes).toEqual([])
    const merged = result.merge([]) as { nodes: JsonObject[] }
    expect(new Set(merged.nodes.map(({ id }) => id))).toEqual(new Set(['b', 'a', 'e', 'd']))
    expect(merged.nodes.find(({ id }) => id === 'a')).toEqual(node('a', { title: 'Ours', limit: 9 }))
    expect(result.ours.map(({ id }) => id)).toEqual(['changed:/nodes/a/props/title', 'added:/nodes/d'])
  })

  test('a side that changed nothing gets the other one whole', () => {
    const changed = page(node('c'), stack('s', node('a')), node('b', { title: 'New' }))
    expect(merge(base, base, changed)).toMatchObject({ clashes: [] })
    expect(merge(base, base, changed).merge([])).toEqual(changed)
    expect(merge(base, changed, base).merge([])).toEqual(changed)
    expect(merge(base, changed, changed)).toMatchObject({ clashes: [], theirs: [] })
  })

  test('a property that both changed asks, and each answer gives that side', () => {
    const title = (text: string, limit: number) => page(node('a', { title: text, limit }), node('b'), node('c'))
    const result = merge(base, title('Ours', 1), title('Theirs', 5))
    expect(result.clashes.map(({ id, change }) => [id, change.before, change.after])).toEqual([
      ['changed:/nodes/a/props/title', 'Theirs', 'Ours'],
    ])
    expect(result.merge([])).toEqual(title('Theirs', 5))
    expect(result.merge(['changed:/nodes/a/props/title'])).toEqual(title('Ours', 5))
  })

  test('a block that one side took away and the other changed asks', () => {
    const result = merge(base, page(node('a', { title: 'Ours', limit: 1 }), node('b'), node('c')), page(node('b'), node('c')))
    expect(result.clashes.map(({ id }) => id)).toEqual(['added:/nodes/a'])
    expect(result.merge([])).toEqual(page(node('b'), node('c')))
    expect(result.merge(['added:/nodes/a'])).toEqual(page(node('a', { title: 'Ours', limit: 1 }), node('b'), node('c')))
  })

  test('a block inside one that was taken away asks, too', () => {
    const nested = page(stack('s', node('a')), node('b'))
    expect(merge(nested, page(stack('s', node('a', { title: 'Ours', limit: 1 })), node('b')), page(node('b'))).clashes).toHaveLength(1)
  })

  test('a block put into one that the other side took away asks', () => {
    const nested = page(stack('s', node('a')), node('b'))
    expect(merge(nested, page(stack('s', node('a'), node('b'))), page(node('b'))).clashes.length).toBeGreaterThan(0)
  })

  test('two orders of one list ask, and no block is lost by either answer', () => {
    const result = merge(base, page(node('b'), node('a'), node('c')), page(node('a'), node('c'), node('b')))
    expect(result.clashes.length).toBeGreaterThan(0)
    const merged = result.merge(result.clashes.map(({ id }) => id)) as { nodes: JsonObject[] }
    expect(merged.nodes.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect((result.merge([]) as { nodes: JsonObject[] }).nodes.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })

  test('a document that went and one that changed ask for the whole', () => {
    expect(merge(base, page(node('a')), undefined).clashes).toHaveLength(1)
    expect(merge(base, base, undefined)).toMatchObject({ clashes: [] })
    expect(merge(base, base, undefined).merge([])).toBeUndefined()
  })

  test('by item, two changes of one block ask also where they are of different properties, unless one is the same on both sides', () => {
    const theirs = page(node('a', { title: 'a', limit: 2 }), node('b'), node('c'))
    const clashesOf = (ours: JsonObject) => threeWay('page/home', base, ours, theirs, { byItem: true }).clashes.map(({ id }) => id)
    expect(clashesOf(page(node('a', { title: 'Ours', limit: 1 }), node('b'), node('c')))).toEqual(['changed:/nodes/a/props/title'])
    expect(clashesOf(page(node('a', { title: 'Ours', limit: 2 }), node('b'), node('c')))).toEqual([])
    expect(clashesOf(page(node('a'), node('b', { title: 'Ours', limit: 1 }), node('c')))).toEqual([])
  })
})
