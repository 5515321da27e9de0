import type { Downlines } from '../../../schemas/gateway/agents.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { codeOf } from '../requests/states.ts'

const deepest = 50 // accounts of a path that an address may name

/** One page of the accounts below an agent. `record`: the source, where it is one of records. */
export type DownlineAsk = { pageNo: number; pageSize: number; account?: string; parent?: string; record?: string }

const ask = callOf(listDownlines)

// What we know: pages of accounts
export const downlines = createResource<DownlineAsk, Downlines>({
  name: 'agent.downlines',
  ask: ({ record: _, ...page }) => ask(page),
  keyOf: keyOfAsk,
  familyOf: ({ record = '' }) => record,
  session: 'agent',
})

export function keyOfAsk({ pageNo, pageSize, account, parent }: DownlineAsk): string {
  return JSON.stringify({ pageNo, pageSize, account, parent })
}

/** The accounts from the agent down to the one whose downlines are shown, of "lin_team/kim". */
export function pathOf(under: unknown): string[] {
  return (codeOf(under) ?? '')
    .split('/')
    .map((account) => account.trim())
    .filter((account) => account !== '')
    .slice(0, deepest)
}
