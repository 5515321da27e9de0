import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import type { Text } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'

import type { Slice } from './problem-lines.ts'

const mostFound = 2_000

export const found = StateEffect.define<{ slices: readonly Slice[]; current: number }>()

/** Marks the search results in the text. */
export const foundMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    const effect = transaction.effects.find((one) => one.is(found))
    if (!effect) return set.map(transaction.changes)
    const { slices, current } = effect.value
    const builder = new RangeSetBuilder<Decoration>()
    slices.forEach(({ from, to }, index) =>
      builder.add(from, to, Decoration.mark({ class: index === current ? 'cm-found cm-found-now' : 'cm-found' })),
    )
    return builder.finish()
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Finds a text, ignoring case; at most 2,000 results. */
export function findAll(doc: Text, query: string): Slice[] {
  if (query === '') return []
  const pattern = new RegExp(query.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  const slices: Slice[] = []
  for (const match of doc.toString().matchAll(pattern)) {
    slices.push({ from: match.index, to: match.index + match[0].length })
    if (slices.length >= mostFound) break
  }
  return slices
}
