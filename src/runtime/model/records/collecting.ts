import { createEffect, createStore, merge, sample } from 'effector'
import * as z from 'zod/mini'

import type { RecordCollection, RecordRow } from '../../../schemas/nouns/record.ts'
import { intentOf } from '../intents.ts'
import { sessionEnded } from '../context/session.ts'

const pageSize = 100 // rows of a page that is read for a file (chosen)
const mostPages = 100 // pages of a file: 10,000 rows (decision 331)

/** What a record is asked for: days and filters, without a page. */
const Query = z.record(z.string(), z.union([z.string(), z.number()]))
type Query = z.infer<typeof Query>
type Page = { content: object[]; totalPages: number }
type Step = { run: number; query: Query; pageNo: number }
/** `run` tells an answer of this collection from one that was stopped. */
export type Collecting = Step & { of: string; pages: number; rows: readonly RecordRow[]; status: RecordCollection['status'] }

/** The text that names a question without its page. */
export function queryOf({ pageNo: _, pageSize: __, ...query }: Query): string {
  return JSON.stringify(query)
}

/**
 * Reads all pages of a record, one after the other, until a player stops it or the session ends. A page that fails ends it; asked again, it
 * goes on with that page.
 */
export function createCollecting(name: string, ask: (params: any) => Promise<Page>, rowsOf: (content: object[]) => RecordRow[]) {
  // What may happen
  const asked = sample({ clock: intentOf('collect-record'), filter: ({ record }) => record === name })
  const stopped = sample({ clock: intentOf('stop-collecting'), filter: ({ record }) => record === name })

  // What we know
  const readFx = createEffect(({ query, pageNo }: Step) => ask({ ...query, pageNo, pageSize }))
  const $runs = createStore(0).on([asked, stopped], (runs) => runs + 1)
  const $collecting = createStore<Collecting | null>(null)

  // How it changes
  const begun = sample({
    clock: asked,
    source: { runs: $runs, before: $collecting },
    fn: ({ runs, before }, { query: of }): Collecting | null => {
      const query = readQuery(of)
      if (query === null || (before?.of === of && before.status === 'running')) return before
      const kept = before?.of === of && before.status === 'failed' ? before : undefined
      return { of, query, run: runs, pageNo: kept?.pageNo ?? 1, pages: kept?.pages ?? 1, rows: kept?.rows ?? [], status: 'running' }
    },
  })
  $collecting.on(begun, (_, collecting) => collecting)
  sample({ clock: begun, filter: (collecting) => collecting !== null, fn: stepOf, target: readFx })
  $collecting
    .on(readFx.done, (known, { params: { run }, result: { content, totalPages } }) => {
      if (known?.run !== run) return known
      const rows = [...new Map([...known.rows, ...rowsOf(content)].map((row) => [row.key, row])).values()]
      const isLast = known.pageNo >= Math.min(totalPages, mostPages) || content.length === 0
      return { ...known, rows, pages: totalPages, ...(isLast ? { status: 'done' as const } : { pageNo: known.pageNo + 1 }) }
    })
    .on(readFx.fail, (known, { params: { run } }) => (known?.run === run ? { ...known, status: 'failed' as const } : known))
    .on(merge([stopped, sessionEnded]), () => null)
  sample({
    clock: readFx.done,
    source: $collecting,
    filter: (collecting, { params: { run } }) => collecting?.run === run && collecting.status === 'running',
    fn: stepOf,
    target: readFx,
  })
  return $collecting
}

function stepOf(collecting: Collecting | null): Step {
  const { run, query, pageNo } = collecting ?? { run: 0, query: {}, pageNo: 1 }
  return { run, query, pageNo }
}

/** The question that such a text names; null when it names none. */
export function readQuery(text: string): Query | null {
  try {
    const parsed = z.safeParse(Query, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null // no query of this portal
  }
}

/** What a page shows of it. */
export function collectionOf({ status, pageNo, pages, rows }: Collecting): RecordCollection {
  return { status, page: pageNo, pages: Math.min(pages, mostPages), rows: status === 'done' ? [...rows] : [], complete: pages <= mostPages }
}
