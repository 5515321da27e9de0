import { pointerOf } from '../schemas/json.ts'
import { expect, test } from 'vitest'

import type { Json } from '../schemas/json.ts'
import type { PatchOperation } from '../schemas/preview.ts'
import { applyPatch, PatchError, valueAt } from './patch.ts'
import fc from '../../tests/support/samples/fast-check.ts'

const page = { nodes: [{ id: 'a', props: { title: 'A' } }, { id: 'b' }], strings: { EN: { 'x/y': '~' } } }
const given = page as unknown as Json // it is

test('an edit makes a new value, and everything outside its path keeps its identity', () => {
  const { value, inverse } = applyPatch(given, [{ op: 'replace', path: '/nodes/0/props/title', value: 'B' }])
  expect(value).toEqual({ ...page, nodes: [{ id: 'a', props: { title: 'B' } }, { id: 'b' }] })
  expect(page.nodes[0]?.props).toEqual({ title: 'A' })
  expect(valueAt(value, '/nodes/1')).toBe(page.nodes[1])
  expect(valueAt(value, '/strings')).toBe(page.strings)
  expect(inverse).toEqual([{ op: 'replace', path: '/nodes/0/props/title', value: 'A' }])
})

test('a key keeps its place among the others, and pointers are unescaped', () => {
  const { value } = applyPatch(given, [{ op: 'replace', path: '/strings/EN/x~1y', value: '!' }])
  expect(JSON.stringify(value)).toBe('{"nodes":[{"id":"a","props":{"title":"A"}},{"id":"b"}],"strings":{"EN":{"x/y":"!"}}}')
})

test.each<[string, PatchOperation]>([
  ['a place that is not there', { op: 'replace', path: '/nodes/2', value: 1 }],
  ['a key that is not there', { op: 'remove', path: '/nodes/0/when' }],
  ['the way to it is not there', { op: 'add', path: '/nodes/5/props', value: {} }],
  ['a list is asked by a name', { op: 'add', path: '/nodes/x', value: {} }],
  ['a node into itself', { op: 'move', from: '/nodes/0', path: '/nodes/0/slots' }],
  ['a prototype', { op: 'replace', path: '/__proto__/x', value: 1 }],
])('%s is refused and nothing is changed', (_, operation) => {
  const before = structuredClone(page)
  expect(() => applyPatch(given, [operation])).toThrow(PatchError)
  expect(page).toEqual(before)
})

test('"__proto__" is a key like any other', () => {
  const { value } = applyPatch(JSON.parse('{}') as Json, [{ op: 'add', path: '/__proto__', value: { a: 1 } }])
  expect(Object.keys(value as object)).toEqual(['__proto__'])
  expect(({} as { a?: number }).a).toBeUndefined()
})

test('the inverse of any patch gives back what was', () => {
  const json = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.string(),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(fc.string({ maxLength: 3 }), tie('json'), { maxKeys: 4 }),
    ),
  })).json
  fc.assert(
    fc.property(
      json,
      fc.array(
        fc.tuple(fc.nat(), fc.nat(), json, fc.constantFrom('add' as const, 'remove' as const, 'replace' as const, 'move' as const)),
        { maxLength: 6 },
      ),
      (start, attempts) => {
        let now = start
        const inverses: PatchOperation[][] = []
        for (const [a, b, value, op] of attempts) {
          const places = pointersOf(now)
          const [path, from] = [places[a % places.length] ?? '', places[b % places.length] ?? '']
          try {
            const step = applyPatch(now, [op === 'move' ? { op, from, path } : op === 'remove' ? { op, path } : { op, path, value }])
            now = step.value
            inverses.push(step.inverse)
          } catch (error) {
            expect(error).toBeInstanceOf(PatchError)
          }
        }
        for (const inverse of inverses.reverse()) now = applyPatch(now, inverse).value
        expect(now).toEqual(start)
      },
    ),
  )
})

function pointersOf(value: Json, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  const names = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(value)
  const own = Array.isArray(value) ? [`${at}/-`] : [`${at}/new`]
  return [at, ...own, ...names.flatMap((name) => pointersOf((value as Record<string, Json>)[name] as Json, at + pointerOf(name)))]
}
