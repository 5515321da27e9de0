import { readFileSync } from 'node:fs'

/** The centers, each with its page around the others, its guide, and the states of the table there. */
export const centers = {
  member: {
    page: 'member',
    route: '/member',
    guide: 'docs/member-center.md',
    states: ['usual', 'empty', 'failed', 'slow', 'trial', 'guest', 'VIP'],
  },
  agent: {
    page: 'agent-home',
    route: '/agentHome',
    guide: 'docs/agent-center.md',
    states: ['usual', 'empty', 'failed', 'slow', 'member', 'trial', 'guest'],
  },
} as const
/** The players' pages outside of the centers: a row begins with the address that is opened. */
const player = { guide: 'docs/player-pages.md', states: ['usual', 'empty', 'failed', 'slow', 'trial', 'guest'] } as const
const tables = { ...centers, player }

export type CenterName = keyof typeof centers
export type TableName = keyof typeof tables
export type PageState = (typeof tables)[TableName]['states'][number]
/** One page in one state, and the texts that it shows then, in English. */
export type PageCell = { page: string; state: PageState; shows: readonly string[] }

export const statesOf = (table: TableName): readonly PageState[] => tables[table].states

/** The table of pages and states in a guide: a row begins with the page's name or address, texts stand in “ ”. */
export function readPageTable(table: TableName): PageCell[] {
  const text = readFileSync(new URL(`../../../${tables[table].guide}`, import.meta.url), 'utf8')
  const states = statesOf(table)
  return [...text.matchAll(/^\| `([\w/?=&]+)` \|(.*)\|$/gm)].flatMap(([, page = '', row = '']) => {
    const cells = row.split(/(?<!\\)\|/)
    if (cells.length !== states.length) throw new Error(`The row of ${page} has ${cells.length} states, not ${states.length}.`)
    return states.map((state, index) => ({
      page,
      state,
      shows: [...(cells[index] ?? '').matchAll(/“([^”]+)”/g)].map(([, shown = '']) => shown),
    }))
  })
}
