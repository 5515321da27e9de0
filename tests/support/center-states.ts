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
export type CenterName = keyof typeof centers
export type CenterState = (typeof centers)[CenterName]['states'][number]
/** One page of a center in one state, and the texts that it shows then, in English. */
export type CenterCell = { page: string; state: CenterState; shows: readonly string[] }

/** The table of pages and states in a center's guide: a row begins with the page's name, texts stand in “ ”. */
export function readCenterTable(center: CenterName): CenterCell[] {
  const { guide, states } = centers[center]
  const text = readFileSync(new URL(`../../${guide}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].flatMap(([, page = '', row = '']) => {
    const cells = row.split(/(?<!\\)\|/)
    if (cells.length !== states.length) throw new Error(`The row of ${page} has ${cells.length} states, not ${states.length}.`)
    return states.map((state, index) => ({
      page,
      state,
      shows: [...(cells[index] ?? '').matchAll(/“([^”]+)”/g)].map(([, shown = '']) => shown),
    }))
  })
}
