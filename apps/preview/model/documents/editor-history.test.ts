import { expect, test } from 'vitest'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { changesFor, closeGroup, edit, emptyHistory, redo, undo } from './editor-history.ts'
import type { EditorHistory, Edit } from './editor-history.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'

const place = { doc: 'page/home', sel: null }
const page = (...titles: string[]): JsonObject => ({
  kind: 'page',
  id: 'home',
  nodes: titles.map((title, index) => ({ id: `n${index}`, props: { title } })),
})
const history: EditorHistory = { ...emptyHistory, documents: new Map([['page/home', page('A', 'B')]]) }
const titled = (index: number, value: Json, group?: string): Edit => ({
  label: `title ${index}`,
  group,
  at: 0,
  from: place,
  document: 'page/home',
  patch: [{ op: 'replace', path: `/nodes/${index}/props/title`, value }],
})
const plain = ({ documents, overrides }: EditorHistory) => structuredClone({ documents, overrides })

test('letters typed into one field are one step, and another field begins another', () => {
  const after = [titled(0, 'X', 'a'), titled(0, 'XY', 'a'), titled(1, 'Z', 'b')].reduce(edit, history)
  expect(after.past.map(({ label, changes }) => [label, changes.length])).toEqual([
    ['title 0', 1],
    ['title 1', 1],
  ])
  expect(plain(undo(after)).documents.get('page/home')).toEqual(page('XY', 'B'))
  expect(plain(undo(undo(after)))).toEqual(plain(history))
})

test('a text of many letters is one change with its first value and its last; other edits of a step stay apart', () => {
  const texts = Array.from({ length: 500 }, (_, index) => `X${'a'.repeat(index)}`)
  const typed = texts.map((text) => titled(0, text, 'a')).reduce(edit, history)
  expect(typed.past[0]?.changes).toEqual([
    {
      document: 'page/home',
      patch: [{ op: 'replace', path: '/nodes/0/props/title', value: texts.at(-1) }],
      inverse: [{ op: 'replace', path: '/nodes/0/props/title', value: 'A' }],
    },
  ])
  expect(typed.done).toMatchObject([{ inverse: [{ value: texts.at(-2) }] }]) // followers hear of the last letter alone

  const noted = (value: string, op: 'add' | 'replace'): Edit => ({
    ...titled(0, value, 'a'),
    document: 'page/home',
    patch: [{ op, path: '/nodes/1/props/note', value }],
  })
  const after = [noted('N', 'add'), noted('No', 'replace'), titled(0, 'Y', 'a'), titled(0, 'YZ', 'a')].reduce(edit, typed)
  expect(after.past).toHaveLength(1)
  expect(after.past[0]?.changes.map((change) => 'patch' in change && change.patch)).toEqual([
    [{ op: 'replace', path: '/nodes/0/props/title', value: texts.at(-1) }],
    [{ op: 'add', path: '/nodes/1/props/note', value: 'No' }],
    [{ op: 'replace', path: '/nodes/0/props/title', value: 'YZ' }],
  ])
  expect(plain(undo(after))).toEqual(plain(history))
  expect(plain(redo(undo(after)))).toEqual(plain(after))
})

test('when the focus has left, the same field begins another step', () => {
  const after = edit(closeGroup(edit(history, titled(0, 'X', 'a'))), titled(0, 'XY', 'a'))
  expect(after.past).toHaveLength(2)
})

test('an edit that does not fit, or changes nothing, leaves the history as it is', () => {
  expect(edit(history, titled(7, 'X'))).toBe(history)
  expect(edit(history, titled(0, 'A'))).toBe(history)
  expect(edit(history, { ...titled(0, 'A'), document: 'page/none' })).toBe(history)
  expect(edit(history, { label: '', at: 0, from: place, overrides: { flags: {}, registration: {} } })).toBe(history)
  expect(
    edit(history, {
      label: 'two',
      at: 0,
      from: place,
      edits: [
        { document: 'page/home', patch: [{ op: 'remove', path: '/nodes/0' }] },
        { document: 'page/home', patch: [{ op: 'remove', path: '/nodes/9' }] },
      ],
    }),
  ).toBe(history)
})

test('trying a flag, making a document and editing it are steps like any other', () => {
  const made = edit(edit(history, { label: 'try', at: 0, from: place, overrides: { flags: { a: true }, registration: {} } }), {
    label: 'make',
    at: 0,
    from: place,
    whole: [{ document: 'page/new', body: { kind: 'page' } }],
  })
  expect(made.past).toHaveLength(2)
  const back = undo(undo(made))
  expect({ flags: back.overrides.flags, "back.documents.get('page/new') ?? null": back.documents.get('page/new') ?? null }).toEqual({
    flags: {},
    "back.documents.get('page/new') ?? null": null,
  })
  expect(plain(redo(redo(back)))).toEqual(plain(made))
})

test('a step gives its patches in both directions, in reverse order when it is undone', () => {
  const { past } = [titled(0, 'X', 'a'), titled(1, 'Y', 'a')].reduce(edit, history)
  expect(changesFor(past[0]!, 'undo').map((change) => 'patch' in change && change.patch)).toEqual([
    [{ op: 'replace', path: '/nodes/1/props/title', value: 'B' }],
    [{ op: 'replace', path: '/nodes/0/props/title', value: 'A' }],
  ])
})

test('50 scripts of edits, undone k times, are deeply equal to the state k steps back, and done again to the last', () => {
  const request = fc.oneof(
    fc
      .tuple(fc.nat(3), fc.string({ maxLength: 3 }), fc.constantFrom('a', 'b', undefined))
      .map(([index, value, group]): Edit => titled(index, value, group)),
    fc.tuple(fc.nat(4), fc.nat(4)).map(([from, to]): Edit => ({
      label: 'move',
      at: 0,
      from: place,
      document: 'page/home',
      patch: [{ op: 'move', from: `/nodes/${from}`, path: `/nodes/${to}` }],
    })),
    fc.nat(4).map((index): Edit => ({
      label: 'add',
      at: 0,
      from: place,
      document: 'page/home',
      patch: [{ op: 'add', path: `/nodes/${index}`, value: { id: 'new', props: { title: '' } } }],
    })),
    fc.nat(4).map((index): Edit => ({
      label: 'remove',
      at: 0,
      from: place,
      document: 'page/home',
      patch: [{ op: 'remove', path: `/nodes/${index}` }],
    })),
    fc.boolean().map((on): Edit => ({ label: 'try', at: 0, from: place, overrides: { flags: { on }, registration: {} } })),
    fc
      .constantFrom<JsonObject | null>(null, page('C'))
      .map((body): Edit => ({ label: 'whole', at: 0, from: place, whole: [{ document: 'page/home', body }] })),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(request, fc.boolean()), { minLength: 5, maxLength: 60 }), (script) => {
      let now = history
      const states = [plain(history)]
      for (const [step, focusLeaves] of script) {
        now = edit(focusLeaves ? closeGroup(now) : now, step)
        states[now.past.length] = plain(now) // a step that grew, or a new one
      }
      const last = plain(now)
      for (let back = now.past.length - 1; back >= 0; back -= 1) {
        now = undo(now)
        expect(plain(now)).toEqual(states[back])
      }
      while (now.future.length > 0) now = redo(now)
      expect(plain(now)).toEqual(last)
    }),
    { numRuns: 50 },
  )
})
