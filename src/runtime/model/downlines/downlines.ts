import { combine } from 'effector'

import type { Downline, Downlines } from '../../../schemas/gateway/agents.ts'
import type { DownlinePage } from '../../../schemas/nouns/downlines.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { collectionOf, createCollecting, queryOf } from '../records/collecting.ts'
import type { Collecting } from '../records/collecting.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../requests/memo.ts'
import { createResource } from '../requests/resource.ts'
import { atLeastOne, codeOf } from '../requests/states.ts'
import { $symbol } from '../wallet/balance.ts'

const name = 'agent.downlines'
const defaultSize = 20 // accounts on a page (chosen)
const deepest = 50 // accounts of a path that an address may name

export type DownlineArgs = {
  page?: number | string | undefined
  pageSize?: number | undefined
  account?: string | undefined
  under?: string | undefined
}
/** `record`: the source, where it is one of records. */
type Ask = { pageNo: number; pageSize: number; account?: string; parent?: string; record?: string }

const ask = callOf(listDownlines)

// What we know: pages of accounts
export const downlines = createResource<Ask, Downlines>({
  name,
  ask: ({ record: _, ...page }) => ask(page),
  keyOf: keyOfAsk,
  familyOf: ({ record = '' }) => record,
  session: 'agent',
})
const $collecting = createCollecting(name, ask, rowsOf)
export const $downlines = combine({ known: downlines.known, currency: $symbol, collecting: $collecting })

/** The accounts from the agent down to the one whose downlines are shown. */
export function pathOf(under: unknown): string[] {
  return (codeOf(under) ?? '')
    .split('/')
    .map((account) => account.trim())
    .filter((account) => account !== '')
    .slice(0, deepest)
}

export function askOf({ page, pageSize, account, under }: DownlineArgs): Ask {
  const [sought, parent] = [codeOf(account)?.trim(), pathOf(under).at(-1)]
  return {
    pageNo: atLeastOne(page, 1),
    pageSize: atLeastOne(pageSize, defaultSize),
    ...(sought && { account: sought }),
    ...(parent !== undefined && { parent }),
  }
}
export function keyOfAsk({ pageNo, pageSize, account, parent }: Ask): string {
  return JSON.stringify({ pageNo, pageSize, account, parent })
}

/** Each account once, with a text for each field that it has. */
function rowsOf(content: object[]): RecordRow[] {
  const rows = (content as Downline[]).map((downline) => rowOf(downline)) // what this file's call gives
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}
const rowOf = ({ id, online, ...fields }: Downline): RecordRow => ({
  key: id,
  values: {
    ...Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]]))),
    ...(online === true && { online: 'true' }),
  },
})

export const downlinePageOf = memo(
  (
    { content, totalPages, totalCount }: Downlines,
    path: string,
    account: string,
    page: number,
    pageSize: number,
    currency: string,
    collecting: Collecting | null,
  ): DownlinePage => {
    const asked = askOf({ page, pageSize, account, under: path })
    const query = queryOf(asked)
    return {
      record: name,
      query,
      ...(collecting?.of === query && { collection: collectionOf(collecting) }),
      rows: rowsOf(content),
      path: pathOf(path),
      account,
      page,
      pages: Math.max(1, totalPages),
      ...(totalCount !== undefined && { count: totalCount }),
      first: (page - 1) * pageSize + 1,
      currency,
    }
  },
)
