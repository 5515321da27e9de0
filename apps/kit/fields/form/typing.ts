import { useState } from 'react'

import type { Json } from '../../../../src/schemas/json.ts'
import { same } from './prop-edits.ts'

/** `unanswered`: the value before the first letter and those sent since, until the newest has arrived. */
type Draft = { text: string; meaning: Json | undefined; unanswered: readonly (Json | undefined)[] }

/**
 * The text of a field whose value differs from its letters: "1." means 1, "" means no value. The typed text stays while the document has
 * its value, or an older one because it answers later than one types; an undo or another change shows at once. `leave` forgets the text.
 */
export function useTyped(
  value: Json | undefined,
  shown: (value: Json | undefined) => string,
  meaningOf: (text: string) => Json | undefined,
  onChange: (value: Json | undefined) => void,
): { text: string; type: (text: string) => void; leave: () => void } {
  const [draft, setDraft] = useState<Draft>()
  const arrived = draft !== undefined && same(draft.meaning, value)
  const waiting = draft !== undefined && !arrived && draft.unanswered.some((one) => same(one, value))
  if (arrived && draft.unanswered.length > 0) setDraft({ ...draft, unanswered: [] })
  return {
    text: draft && (arrived || waiting) ? draft.text : shown(value),
    type(text: string) {
      const meaning = meaningOf(text)
      setDraft({ text, meaning, unanswered: waiting ? [...draft.unanswered, draft.meaning] : [value] })
      if (!same(meaning, waiting ? draft.meaning : value)) onChange(meaning)
    },
    leave: () => setDraft(undefined),
  }
}

/** A value as text for a text field: a string without its quotes. */
export function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
