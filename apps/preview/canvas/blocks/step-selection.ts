import { blockOf, blocksOf } from '../../model/documents/nodes.ts'
import type { Block } from '../../model/documents/nodes.ts'

export type Step = 'next' | 'previous' | 'inner' | 'outer' | 'first' | 'last'

/** The block that an arrow key goes to: among its siblings, from the last one of an area to the block behind it; into and out of areas. */
export function blockBeside(page: Parameters<typeof blocksOf>[0], block: Block | null, step: Step): Block | undefined {
  const blocks = blocksOf(page)
  const siblings = blocks.filter(({ list }) => list === (block?.list ?? '/nodes'))
  if (step === 'first' || (!block && step !== 'last' && step !== 'previous')) return siblings[0]
  if (step === 'last' || !block) return siblings.at(-1)
  if (step === 'outer') return blockOf(page, block.parent)
  if (step === 'inner') return blocks.find(({ parent }) => parent === block.id)
  const beside = siblings[siblings.indexOf(block) + (step === 'next' ? 1 : -1)]
  if (beside || block.parent === null) return beside
  const inside = blocks.filter(({ parent }) => parent === block.parent) // the areas of one block follow each other
  const inNextArea = inside[inside.indexOf(block) + (step === 'next' ? 1 : -1)]
  const owner = blockOf(page, block.parent)
  return inNextArea ?? (owner && (step === 'next' ? blockBeside(page, owner, 'next') : owner))
}
