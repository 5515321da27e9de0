import { describe, expect, test } from 'vitest'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'
import { runs } from '../../../../tests/support/samples/sample.ts'
import { edit, emptyHistory, redo, undo } from '../documents/editor-history.ts'
import type { Edit, EditorHistory } from '../documents/editor-history.ts'
import { rebased } from './history-rebase.ts'

const home = 'page/home'
const place = { doc: home, sel: null }
const node = (id: string, props: JsonObject = { title: id }) => ({ id, props })
const page = (...nodes: JsonObject[]): JsonObject => ({ kind: 'page', id: 'home', nodes })
const start = (...nodes: JsonObject[]): EditorHistory => ({ ...emptyHistory, documents: new Map([[home, page(...nodes)]]) })
const step = (...patch: PatchOperation[]): Edit => ({ label: 'x', at: 0, from: place, document: home, patch })
const title = (index: number, value: Json) => step({ op: 'replace', path: `/nodes/${index}/props/title`, value })
const move = (from: number, to: number) => step({ op: 'move', from: `/nodes/${from}`, path: `/nodes/${to}` })
type Block = { id: string; props: JsonObject; note?: string }
const nodesOf = ({ documents }: EditorHistory) => documents.get(home)?.nodes as Block[] // of the pages of this test
const steps = ({ past, future }: EditorHistory) => [past.length, future.length]

describe('others change a document that was edited here', () => {
  const before = start(node('a'), node('b'), node('c'))

  test('undo takes a title back where the block is now, and redo writes it there again', () => {
    const joined = rebased(edit(before, title(1, 'Mine')), home, page(node('c'), node('new'), node('b', { title: 'Mine', rows: 2 })))
    expect(nodesOf(undo(joined))).toEqual([node('c'), node('new'), node('b', { title: 'b', rows: 2 })])
    expect(nodesOf(redo(undo(joined)))).toEqual(nodesOf(joined))
  })

  test('a move is undone with what others wrote into the block and beside it', () => {
    const joined = rebased(edit(before, move(0, 2)), home, page(node('new'), node('b'), node('c'), node('a', { title: 'Theirs' })))
    expect(nodesOf(undo(joined))).toEqual([node('new'), node('a', { title: 'Theirs' }), node('b'), node('c')])
  })

  test('a block that was removed comes back after the block that it stood after', () => {
    const joined = rebased(edit(before, step({ op: 'remove', path: '/nodes/1' })), home, page(node('c'), node('a'), node('new')))
    expect(nodesOf(undo(joined))).toEqual([node('c'), node('a'), node('b'), node('new')])
  })

  test('what others put in the place of a step stays, and a step of which nothing is left goes', () => {
    const typed = edit(edit(before, title(0, 'Mine')), title(1, 'Mine too'))
    const joined = rebased(typed, home, page(node('a', { title: 'Theirs' }), node('b', { title: 'Mine too' }), node('c')))
    expect(steps(joined)).toEqual([1, 0])
    expect(nodesOf(undo(joined))).toEqual([node('a', { title: 'Theirs' }), node('b'), node('c')])
  })

  test('a block that was added here and written into by others is not removed by undo', () => {
    const added = edit(before, step({ op: 'add', path: '/nodes/0', value: node('mine') }))
    const joined = rebased(added, home, page(node('mine', { title: 'Theirs' }), node('a'), node('b'), node('c')))
    expect([steps(joined), nodesOf(undo(joined))]).toEqual([[0, 0], nodesOf(joined)])
  })

  test('a block that others moved stays where they moved it', () => {
    const joined = rebased(
      edit(start(node('a'), node('b'), node('c'), node('d')), move(0, 1)),
      home,
      page(node('b'), node('c'), node('d'), node('a')),
    )
    expect([steps(joined), nodesOf(undo(joined))]).toEqual([[0, 0], nodesOf(joined)])
  })

  test('steps that were undone can be redone over what others did', () => {
    const joined = rebased(undo(edit(before, title(2, 'Mine'))), home, page(node('new'), node('a'), node('b'), node('c')))
    expect(steps(joined)).toEqual([0, 1])
    expect(nodesOf(redo(joined))).toEqual([node('new'), node('a'), node('b'), node('c', { title: 'Mine' })])
    expect(nodesOf(undo(redo(joined)))).toEqual(nodesOf(joined))
  })

  test('a whole document that was replaced here is undone part by part', () => {
    const whole = edit(before, {
      label: 'x',
      at: 0,
      from: place,
      whole: [{ document: home, body: page(node('a'), node('b', { title: 'Mine' })) }],
    })
    const joined = rebased(whole, home, page(node('a', { title: 'Theirs' }), node('b', { title: 'Mine' })))
    expect(nodesOf(undo(joined))).toEqual([node('a', { title: 'Theirs' }), node('b'), node('c')])
    expect(nodesOf(redo(undo(joined)))).toEqual(nodesOf(joined))
  })

  test('a document that was made here and changed by others stays, and one that they removed stays away', () => {
    const made = edit(emptyHistory, { label: 'x', at: 0, from: place, whole: [{ document: home, body: page(node('a')) }] })
    expect(nodesOf(undo(rebased(made, home, page(node('a'), node('new')))))).toEqual([node('a'), node('new')])
    const gone = rebased(edit(before, title(0, 'Mine')), home, null)
    expect([steps(gone), gone.documents.get(home)]).toEqual([[0, 0], null])
  })

  test('steps of other documents, and a version that is the same, leave everything as it was', () => {
    const other = edit(
      { ...before, documents: new Map([...before.documents, ['page/help', page()]]) },
      { ...title(0, 'x'), document: 'page/help', patch: [{ op: 'add', path: '/title', value: 'Help' }] },
    )
    expect(rebased(other, home, page(node('c'))).past[0]).toBe(other.past[0])
    expect(rebased(other, home, page(node('a'), node('b'), node('c')))).toBe(other)
  })
})

test('undo to the first step leaves what others did, as if nothing had been done here, and redo brings all back', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const own = fc.record({ does: fc.constantFrom('title', 'move', 'remove', 'add'), at: fc.nat(9), to: fc.nat(9) })
  const others = fc.record({ does: fc.constantFrom('note', 'add'), at: fc.nat(9), to: fc.nat(9) })
  const script = fc.array(
    fc.oneof(
      own.map((one) => ({ ...one, by: 'own' as const })),
      others.map((one) => ({ ...one, by: 'others' as const })),
      fc.constant({ by: 'undo' as const }),
    ),
    { maxLength: 25 },
  )
  fc.assert(
    fc.property(script, (turns) => {
      let history = start(...ids.map((id) => node(id)))
      const notes = new Map<string, string>()
      for (const [turn, one] of turns.entries()) {
        const nodes = nodesOf(history)
        if (one.by === 'undo') history = undo(history)
        else if (nodes.length === 0) continue
        else if (one.by === 'own') {
          const [at, to] = [one.at % nodes.length, one.to % nodes.length]
          if (one.does === 'title') history = edit(history, title(at, `mine ${turn}`))
          if (one.does === 'move') history = edit(history, move(at, to))
          if (one.does === 'add') history = edit(history, step({ op: 'add', path: `/nodes/${at}`, value: node(`mine-${turn}`) }))
          // what others wrote into is not removed here, for they would be asked
          if (one.does === 'remove' && ids.includes(nodes[at]?.id ?? '') && !notes.has(nodes[at]?.id ?? ''))
            history = edit(history, step({ op: 'remove', path: `/nodes/${at}` }))
        } else {
          const at = one.at % nodes.length
          const theirs = nodes[at] as Block // within the list
          const next =
            one.does === 'add' ? nodes.toSpliced(at, 0, node(`theirs-${turn}`)) : nodes.with(at, { ...theirs, note: `theirs ${turn}` })
          notes.set(one.does === 'add' ? `theirs-${turn}` : theirs.id, one.does === 'add' ? '' : `theirs ${turn}`)
          history = rebased(history, home, page(...next))
        }
        const there = new Map(nodesOf(history).map((each) => [each.id, each.note ?? '']))
        for (const [id, note] of notes) expect([turn, id, there.get(id)]).toEqual([turn, id, note])
      }
      while (history.future.length > 0) history = redo(history)
      const last = nodesOf(history)
      while (history.past.length > 0) history = undo(history)
      const left = nodesOf(history)
      for (const [id, note] of notes) expect(left.find((each) => each.id === id)?.note ?? '').toBe(note)
      for (const { id, props } of left) if (ids.includes(id)) expect(props).toEqual({ title: id })
      while (history.future.length > 0) history = redo(history)
      expect(nodesOf(history)).toEqual(last)
    }),
    runs(1_000),
  )
})
