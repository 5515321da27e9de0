import { combine } from 'effector'

import { readJson } from '../../../src/authoring/text/json-text.ts'
import type { Positions } from '../../../src/authoring/text/json-positions.ts'
import { $placeOf, $texts } from '../model/view/checker.ts'
import { $published, $workspace } from '../model/documents/documents.ts'

/** Returns the current text of a document: as this tab wrote it last, else its draft, else its file. */
export const $textOf = combine(
  { texts: $texts, workspace: $workspace, published: $published },
  ({ texts, workspace, published }) =>
    (name: string): string | undefined => {
      const written = texts.get(name)
      if (written !== undefined) return written ?? undefined
      const drafts = workspace?.drafts ?? {}
      const draft = Object.hasOwn(drafts, name) ? drafts[name] : undefined
      return draft ? (draft.text ?? undefined) : published.get(name)?.text
    },
)

/** Gives the file of a document and the line of a value in it: "home.json", line 41. */
export type PlaceName = (document: string, pointer: string) => { file: string; line: number } | undefined

export const $placeName = combine($textOf, $placeOf, (textOf, placeOf): PlaceName => {
  const known = new Map<string, Positions | undefined>() // by document, for as long as no text changes
  return (document, pointer) => {
    if (!known.has(document)) known.set(document, positionsIn(textOf(document)))
    const { path } = placeOf(document)
    const line = known.get(document)?.of(pointer).line
    return line === undefined ? undefined : { file: path.slice(path.lastIndexOf('/') + 1), line }
  }
})

/** Where the values of a document are in its text; undefined when there is none, or it cannot be read. */
export function positionsIn(text: string | undefined): Positions | undefined {
  const read = text === undefined ? undefined : readJson(text)
  return read?.ok ? read.positions : undefined
}
