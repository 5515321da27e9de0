import { createEffect, sample } from 'effector'
import * as z from 'zod/mini'

import { meanwhileFound } from '../documents/published-meanwhile.ts'
import type { Meanwhile } from '../documents/published-meanwhile.ts'
import { FileDifference, readAnswer } from './answers.ts'
import { publishedOverEdits } from '../drafts/renewal.ts'

const Release = z.object({ number: z.int(), by: z.nullable(z.string()), changes: z.array(FileDifference) })
const most = 5 // releases that are asked about; older ones are in History

/** Which releases changed these documents, the newest first. */
const findFx = createEffect(async ({ names, after, until }: { names: readonly string[]; after: number; until: number }) => {
  const numbers = Array.from({ length: Math.min(until - after, most) }, (_, index) => until - index)
  const all = await Promise.all(numbers.map((number) => readAnswer(`/api/releases/${number}`, Release)))
  return all.flatMap(({ number, by, changes }): Meanwhile[] => {
    const documents = changes
      .filter(({ document }) => names.includes(document))
      .map((file) => ({ name: file.document, nodes: nodesIn(file.changes) }))
    return documents.length > 0 ? [{ number, by, documents }] : []
  })
})

function nodesIn(changes: FileDifference['changes']): string[] {
  return [...new Set(changes.flatMap(({ subject }) => (subject.kind === 'node' ? [subject.id] : [])))]
}

sample({ clock: publishedOverEdits, target: findFx })
sample({ clock: findFx.doneData, filter: (found) => found.length > 0, target: meanwhileFound })
