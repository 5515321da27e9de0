import type { Change } from '../../../../src/authoring/diff/change.ts'
import { t } from '../../../kit/i18n/words.ts'

/** Ids of the blocks that changes are about. */
export function changedBlocks(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ subject }) => (subject.kind === 'node' ? [subject.id] : [])))]
}

/** The labels at a moved block before and after: "place 1", "now place 2". */
export function placeTags({ kind, from, to }: Change): readonly [string, string] | undefined {
  return kind === 'moved' && from && to
    ? [t('review.place', { place: from.index + 1 }), t('review.now', { place: to.index + 1 })]
    : undefined
}
