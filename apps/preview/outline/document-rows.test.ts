import { describe, expect, it } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { createDocumentRows, dateIn } from './document-rows.ts'
import type { DocumentRow, DocumentsContext } from './document-rows.ts'

const pages = Array.from({ length: 20 }, (_, index): [string, JsonObject] => [
  `page/p-${index}`,
  { kind: 'page', id: `p-${index}`, routes: [`/p-${index}`] },
])
function contextWith(documents: readonly [string, JsonObject | null][], more: Partial<DocumentsContext> = {}): DocumentsContext {
  return {
    documents: new Map(documents),
    changed: new Set(),
    problems: new Map(),
    shared: () => '',
    brandName: 'brand/foyer',
    open: '',
    unfolded: new Set(),
    flags: 0,
    ...more,
  }
}
const all = (rows: readonly DocumentRow[]): DocumentRow[] => rows.flatMap((row) => [row, ...all(row.inside ?? [])])

describe('Documents by kind', () => {
  it('put a variation under the document that it changes, with when it holds', () => {
    const rows = createDocumentRows()(
      contextWith([
        ['page/home', { kind: 'page', id: 'home' }],
        ['overlay/lunar', { kind: 'overlay', id: 'lunar', target: 'page/home', when: { from: '2027-01-20T00:00:00+00:00' } }],
      ]),
    )
    expect(all(rows).find(({ id }) => id === 'page/home')?.inside).toMatchObject([{ id: 'overlay/lunar', note: '20 Jan' }])
  })

  it('fold a long list and keep what is open in it', () => {
    const rows = createDocumentRows()(contextWith(pages, { open: 'page/p-19' }))
    const names = all(rows).map(({ id }) => id)
    expect(names).toContain('page/p-19')
    expect(names).toContain('more:page')
    expect(names.filter((name) => name.startsWith('page/'))).toHaveLength(6)
  })

  it('show the whole of a list that was unfolded', () => {
    expect(
      all(createDocumentRows()(contextWith(pages, { unfolded: new Set(['page']) }))).filter(({ document }) => document.startsWith('page/')),
    ).toHaveLength(20)
  })

  it('show that a document is changed, and only its row becomes a new object', () => {
    const rowsOf = createDocumentRows()
    const before = all(rowsOf(contextWith(pages.slice(0, 3))))
    const after = all(rowsOf(contextWith(pages.slice(0, 3), { changed: new Set(['page/p-1']) })))
    const at = (rows: DocumentRow[], id: string) => rows.find((row) => row.id === id)
    expect(at(after, 'page/p-1')?.spokenLabel).toContain('changed')
    expect(at(after, 'page/p-2')).toBe(at(before, 'page/p-2'))
  })

  it('leave a document out that was taken away', () => {
    expect(all(createDocumentRows()(contextWith([['page/home', null]])))).toHaveLength(0)
  })

  it('list popups and the layouts around every page separately', () => {
    const rows = createDocumentRows()(
      contextWith([
        ['page/home', { kind: 'page', id: 'home' }],
        ['page/login', { kind: 'page', id: 'login', as: 'popup' }],
        ['page/header', { kind: 'page', id: 'header', as: 'chrome' }],
      ]),
    )
    expect(
      all(rows)
        .filter(({ kind }) => kind === 'group')
        .map(({ id }) => id),
    ).toEqual(['group:page', 'group:popup', 'group:chrome'])
  })
})

describe('The first day that a rule names', () => {
  it('is found at any depth, the earliest of several', () => {
    expect(dateIn({ all: [{ from: '2027-02-05T00:00:00Z' }, { any: [{ from: '2027-01-20T12:00:00Z' }] }] })).toBe('20 Jan')
  })
  it('is an end where no beginning is named, and nothing without dates', () => {
    expect(dateIn({ until: '2027-01-27T12:00:00Z' })).toBe('until 27 Jan')
    expect(dateIn({ eq: ['role', 'guest'] })).toBeUndefined()
  })
})
