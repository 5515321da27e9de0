import type { JsonObject } from '../../../src/schemas/json.ts'

/** A section of games with this id. */
export const largePageNode = (id: string): JsonObject => ({
  id,
  widget: 'game-section',
  props: { title: 'Games', look: 'rail', columns: 6 },
  inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: 12 } } },
  when: { in: ['role', ['guest', 'member']] },
})

/** A page with this many sections, `section-0` and so on. */
export function largePage(count: number): JsonObject & { nodes: JsonObject[] } {
  const nodes = Array.from({ length: count }, (_, index) => largePageNode(`section-${index}`))
  return { kind: 'page', id: 'large', format: 1, routes: ['/large'], nodes }
}
