import { createEffect, createEvent, sample } from 'effector'

import { $newestHistory, edited } from '../documents/documents.ts'
import { idFromTitle } from '../documents/titles.ts'
import { $portalWords } from './portal-words.ts'
import type { WordText } from './text-edits.ts'

/** Texts of words are written into the brand's words documents: one step of undo. */
export type TextsPut = { texts: readonly WordText[]; label: string; group?: string; typed?: boolean }
export const textsPut = createEvent<TextsPut>()

type TextEdits = typeof import('./text-edits.ts')
/** The module, which is the same for every editor, and the one promise of it. */
const module: { edits?: TextEdits; loading?: Promise<TextEdits> | undefined } = {}

/**
 * Once the module is there it is given in the same moment, for an edit that comes later than the next letter would show an old text. Until
 * then all wait for one promise: imports of their own may resolve in another order.
 */
const loadEditsFx = createEffect((_: TextsPut): TextEdits | Promise<TextEdits> => {
  if (module.edits) return module.edits
  module.loading ??= import('./text-edits.ts').then(
    (loaded) => (module.edits = loaded),
    (error: unknown) => {
      module.loading = undefined // the next one asks again
      throw error
    },
  )
  return module.loading
})
sample({ clock: textsPut, target: loadEditsFx })
sample({
  clock: loadEditsFx.done,
  source: { history: $newestHistory, words: $portalWords },
  fn: ({ history, words }, { params: { texts, ...request }, result }) => ({
    ...request,
    ...result.textEdits(history.documents, texts, (key) => words?.lookUp(key, 'EN')),
  }),
  target: edited,
})

/** The key of a new word, made of its text: `own.summer-games`, with a number where there is such a word already. */
export function keyFromText(text: string, isTaken: (key: string) => boolean): string {
  const name = idFromTitle(text.slice(0, 40)) || 'text'
  for (let count = 1; ; count += 1) {
    const key = `own.${name}${count === 1 ? '' : `-${count}`}`
    if (!isTaken(key)) return key
  }
}
