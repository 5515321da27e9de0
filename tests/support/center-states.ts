import { readFileSync } from 'node:fs'

export const centerStates = ['usual', 'empty', 'failed', 'slow', 'trial', 'guest', 'VIP'] as const
export type CenterState = (typeof centerStates)[number]
/** One page of the member center in one state, and the texts that it shows then, in English. */
export type CenterCell = { page: string; state: CenterState; shows: readonly string[] }

/** The table of pages and states in docs/member-center.md: a row begins with the page's name, texts stand in “ ”. */
export function readCenterTable(): CenterCell[] {
  const text = readFileSync(new URL('../../docs/member-center.md', import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].flatMap(([, page = '', row = '']) => {
    const cells = row.split(/(?<!\\)\|/)
    if (cells.length !== centerStates.length) throw new Error(`The row of ${page} has ${cells.length} states, not ${centerStates.length}.`)
    return centerStates.map((state, index) => ({
      page,
      state,
      shows: [...(cells[index] ?? '').matchAll(/“([^”]+)”/g)].map(([, shown = '']) => shown),
    }))
  })
}
