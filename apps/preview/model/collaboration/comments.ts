import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { $doc, $published, $workspace, baseBrand } from '../documents/documents.ts'
import { panelsChanged } from '../panels.ts'
import { readAnswer, sendWrite } from '../releases/answers.ts'

/** What somebody says of a document or one of its blocks. `brand` is the folder of the document; `own`: written by who is signed in. */
export const Comment = z.object({
  id: z.int(),
  brand: z.string(),
  document: z.string(),
  node: z.nullable(z.string()),
  parent: z.nullable(z.int()),
  by: z.nullable(z.string()),
  text: z.string(),
  at: z.string(),
  edited: z.nullable(z.string()),
  resolved: z.nullable(z.string()),
  resolvedBy: z.nullable(z.string()),
  own: z.boolean(),
})
export type Comment = z.infer<typeof Comment>
/** A comment with the answers to it. */
export type Thread = Comment & { answers: readonly Comment[] }

type Comments = { all: readonly Comment[]; state: 'loading' | 'ready' | 'failed'; error: string }

// What may happen
export const commentsRequested = createEvent()
/** Somebody wants to write about what is chosen. */
export const commentWanted = createEvent()

// What we know: all comments that the operator may see, in the order in which they were written
export const $comments = createStore<Comments>({ all: [], state: 'loading', error: '' })
/** How often somebody wanted to write: the panel puts the caret into its field at each. */
export const $commentsWanted = createStore(0).on(commentWanted, (times) => times + 1)
export const $threads = $comments.map(({ all }) => threadsOf(all))
/** The folder of a document: a new one is the open brand's. */
export const $folderOf = combine(
  $published,
  $workspace,
  (published, workspace) => (document: string) => published.get(document)?.brand ?? workspace?.brand ?? baseBrand,
)
/** How many open threads the open document has, by the block; those of the document itself under ''. */
export const $openComments = combine($threads, $doc, $folderOf, (threads, doc, folderOf): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { document, brand, node, resolved } of threads)
    if (document === doc && brand === folderOf(doc) && resolved === null) counts.set(node ?? '', (counts.get(node ?? '') ?? 0) + 1)
  return counts
})

// How it changes
export const listFx = createEffect((brand: string) =>
  readAnswer(`/api/comments${brand === baseBrand ? '' : `?brand=${encodeURIComponent(brand)}`}`, z.object({ comments: z.array(Comment) })),
)
/** Each rejects with the server's sentence as the message, an empty one where it does not answer. */
export const addCommentFx = createEffect(
  (comment: { brand: string; document: string; node?: string | null; parent?: number; text: string }) =>
    done(sendWrite('POST', '/api/comments', Comment, comment)),
)
export const changeCommentFx = createEffect(({ id, ...change }: { id: number; text?: string; resolved?: boolean }) =>
  done(sendWrite('PATCH', `/api/comments/${id}`, Comment, change)),
)
export const deleteCommentFx = createEffect(
  async (id: number) => void (await done(sendWrite('DELETE', `/api/comments/${id}`, z.undefined()))),
)

async function done<Value>(sent: ReturnType<typeof sendWrite<z.ZodMiniType<Value>>>): Promise<Value> {
  const answer = await sent
  if (answer.state === 'done') return answer.value
  throw new Error(answer.error)
}

const listed = sample({ clock: commentsRequested, source: $workspace }).filterMap((workspace) => workspace?.brand)
sample({ clock: listed, target: listFx })
$comments
  .on(listFx.doneData, (_, { comments }) => ({ all: comments, state: 'ready', error: '' }))
  .on(listFx.failData, (before, { message }) => ({ ...before, state: 'failed', error: message }))
  .on([addCommentFx.doneData, changeCommentFx.doneData], (before, comment) => ({
    ...before,
    all: [...before.all.filter(({ id }) => id !== comment.id), comment].toSorted((a, b) => a.id - b.id),
  }))
  .on(deleteCommentFx.done, (before, { params }) => ({
    ...before,
    all: before.all.filter(({ id, parent }) => id !== params && parent !== params),
  }))

sample({ clock: commentWanted, fn: () => ({ comments: true, history: false, rightOpen: true }), target: panelsChanged })

export function threadsOf(all: readonly Comment[]): readonly Thread[] {
  return all
    .filter(({ parent }) => parent === null)
    .map((first) => ({ ...first, answers: all.filter(({ parent }) => parent === first.id) }))
}
