import { partChosen, outerChosen, $block } from '../model/choice.ts'
import { $document } from '../model/documents.ts'
import { blockOf, blocksOf } from '../model/nodes.ts'
import type { Block } from '../model/nodes.ts'

export type Step = 'next' | 'previous' | 'inner' | 'outer' | 'first' | 'last'

/** The block that an arrow goes to: among its brothers, from the last one of an area on to what is behind it; in and out of areas. */
export function blockBeside(page: Parameters<typeof blocksOf>[0], block: Block | null, step: Step): Block | undefined {
  const blocks = blocksOf(page)
  const brothers = blocks.filter(({ list }) => list === (block?.list ?? '/nodes'))
  if (step === 'first' || (!block && step !== 'last' && step !== 'previous')) return brothers[0]
  if (step === 'last' || !block) return brothers.at(-1)
  if (step === 'outer') return blockOf(page, block.parent)
  if (step === 'inner') return blocks.find(({ parent }) => parent === block.id)
  const beside = brothers[brothers.indexOf(block) + (step === 'next' ? 1 : -1)]
  if (beside || block.parent === null) return beside
  const family = blocks.filter(({ parent }) => parent === block.parent) // the areas of one block follow each other
  const cousin = family[family.indexOf(block) + (step === 'next' ? 1 : -1)]
  const owner = blockOf(page, block.parent)
  return cousin ?? (owner && (step === 'next' ? blockBeside(page, owner, 'next') : owner))
}

export function stepSelection(step: Step): void {
  const page = $document.getState()
  if (page?.kind !== 'page') return
  const next = blockBeside(page, $block.getState(), step)
  if (next) partChosen(next.id)
  else if (step === 'outer') outerChosen()
}
