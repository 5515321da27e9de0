import { describe, expect, it } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Reach } from '../../../src/authoring/reasons/reach.ts'
import { createBlockRows } from './block-rows.ts'
import type { BlockRow, OutlineContext } from './block-rows.ts'

const naming = {
  nameOf: ({ id, node }: { id: string; node?: JsonObject }) => (typeof node?.name === 'string' ? node.name : id),
  typeOf: (widget: string) => widget,
}
const members: Reach = { guest: 'hidden', member: 'sees', trial: 'hidden', agent: 'sees', vip: 'sees' }

function contextWith(nodes: JsonObject[], more: Partial<OutlineContext> = {}): OutlineContext {
  return {
    page: { kind: 'page', id: 'home', nodes },
    title: 'Home',
    naming,
    contracts: new Map(),
    reach: new Map(),
    conditions: new Map(),
    shown: undefined,
    who: 'Guest',
    problems: new Map(),
    comments: new Map(),
    people: new Map(),
    notOffered: new Map(),
    ...more,
  }
}
const blocks = (rows: readonly BlockRow[]): BlockRow[] => rows.flatMap((row) => [row, ...blocks(row.inside ?? [])])
const row = (rows: readonly BlockRow[], id: string) => blocks(rows).find((one) => one.id === `b:${id}`)

describe('Rows of the outline', () => {
  it('are the very same while an edit changes nothing that they show', () => {
    const rowsOf = createBlockRows()
    const before = rowsOf(
      contextWith([
        { id: 'a', widget: 'x', props: { limit: 1 } },
        { id: 'b', widget: 'x' },
      ]),
    )
    expect(
      rowsOf(
        contextWith([
          { id: 'a', widget: 'x', props: { limit: 12 } },
          { id: 'b', widget: 'x' },
        ]),
      ),
    ).toBe(before)
  })

  it('are new for what an edit changes, and the same for all else', () => {
    const rowsOf = createBlockRows()
    const before = rowsOf(
      contextWith([
        { id: 'a', widget: 'x', name: 'First' },
        { id: 'b', widget: 'x' },
      ]),
    )
    const after = rowsOf(
      contextWith([
        { id: 'a', widget: 'x', name: 'Other' },
        { id: 'b', widget: 'x' },
      ]),
    )
    expect(row(after, 'a')).not.toBe(row(before, 'a'))
    expect(row(after, 'b')).toBe(row(before, 'b'))
  })

  it('say who sees a block, and that the selected persona does not', () => {
    const shown = new Map([['home/a', { page: 'home', node: 'a', shown: 'hidden' as const }]])
    const rows = createBlockRows()(contextWith([{ id: 'a', widget: 'x' }], { reach: new Map([['a', members]]), shown }))
    expect(row(rows, 'a')).toMatchObject({ muted: true })
    expect(row(rows, 'a')?.spokenLabel).toContain('not shown to Guest')
    expect(row(rows, 'a')?.spokenLabel).toMatch(/seen by Member, Agent,? and VIP/)
  })

  it('27: do not say that everyone sees a block that depends on the device, the category, the date or a flag', () => {
    const everyone: Reach = { guest: 'sees', member: 'sees', trial: 'sees', agent: 'sees', vip: 'sees' }
    const rows = createBlockRows()(
      contextWith(
        [
          { id: 'a', widget: 'x' },
          { id: 'b', widget: 'x' },
        ],
        {
          reach: new Map([
            ['a', everyone],
            ['b', everyone],
          ]),
          conditions: new Map([['a', ['device']]]),
        },
      ),
    )
    expect(row(rows, 'a')?.spokenLabel).toContain('depends on more than who looks: with these settings all of them see it')
    expect(row(rows, 'b')?.spokenLabel).toMatch(/seen by everyone$/)
  })

  it('distinguish blocks with the same name', () => {
    const rows = createBlockRows()(
      contextWith([
        { id: 'a', widget: 'x', name: 'Games' },
        { id: 'b', widget: 'x', name: 'Games' },
      ]),
    )
    expect(row(rows, 'a')?.note).toBe('a')
    expect(row(rows, 'b')?.note).toBe('b')
  })

  it('grey the blocks inside a hidden block', () => {
    const shown = new Map([['home/a', { page: 'home', node: 'a', shown: 'hidden' as const }]])
    const rows = createBlockRows()(contextWith([{ id: 'a', widget: 'x', slots: { main: [{ id: 'b', widget: 'x' }] } }], { shown }))
    expect(row(rows, 'b')?.muted).toBe(true)
  })

  it('say how many comments are open and who else is at a block', () => {
    const rows = createBlockRows()(
      contextWith([{ id: 'a', widget: 'x' }], { comments: new Map([['a', 2]]), people: new Map([['a', ['Ann', 'Bob']]]) }),
    )
    expect(row(rows, 'a')?.spokenLabel).toContain('2 open comments, Ann and Bob are here')
  })
})
