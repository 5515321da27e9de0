import { readJson } from '../../../src/authoring/text/json-text.ts'
import type { Positions } from '../../../src/authoring/text/json-positions.ts'
import { $texts, placeOf } from '../model/checker.ts'
import { $published, $workspace } from '../model/documents.ts'

/** The text of a document as it stands: as it was written last in this tab, else its draft, else its file. */
export function textOf(name: string): string | undefined {
  const written = $texts.getState().get(name)
  if (written !== undefined) return written ?? undefined
  const drafts = $workspace.getState()?.drafts ?? {}
  const draft = Object.hasOwn(drafts, name) ? drafts[name] : undefined
  return draft ? (draft.text ?? undefined) : $published.getState().get(name)?.text
}

let last: { text: string; positions: Positions } | undefined

/** Where the values of a document stand in its text. Undefined when there is none, or it cannot be read. */
export function positionsIn(name: string): { path: string; positions: Positions } | undefined {
  const text = textOf(name)
  if (text === undefined) return undefined
  if (last?.text !== text) {
    const read = readJson(text)
    if (!read.ok) return undefined
    last = { text, positions: read.positions }
  }
  return { path: placeOf(name).path, positions: last.positions }
}
