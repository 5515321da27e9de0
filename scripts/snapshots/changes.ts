import type { Json } from '../../src/schemas/json.ts'
import { changesBetween } from '../../src/authoring/diff/changes.ts'
import { describeChange } from '../../src/authoring/diff/describe-change.ts'
import { nodesOf } from '../../src/authoring/usage/places.ts'
import { changedNames, pageOf } from './documents.ts'
import type { Documents } from './documents.ts'

/** A change of a document by meaning, as a line of English. `nodes`: ids of the nodes of a page that it is about. */
export type DocumentChange = { document: string; text: string; nodes: readonly string[] }

/** Every change between two versions of the documents. */
export function changesOf(before: Documents, after: Documents): DocumentChange[] {
  return changedNames(before, after).flatMap((name): DocumentChange[] => {
    const [old, now] = [before.authored.get(name), after.authored.get(name)]
    if (before.unreadable.includes(name) !== after.unreadable.includes(name)) {
      const text = after.unreadable.includes(name) ? 'its text is no longer JSON' : 'its text is JSON again'
      return [{ document: name, text, nodes: [] }]
    }
    return changesBetween(name, old as Json | undefined, now as Json | undefined).map((change) => ({
      document: name,
      text: describeChange(change),
      nodes: [
        ...nodesTouched(name, change.subject.kind === 'node' ? change.subject.id : undefined, before, after),
        ...stepKeys(change.after),
        ...stepKeys(change.before),
      ],
    }))
  })
}

/** A node and everything inside it: a change of a holder shows in what it holds. */
function nodesTouched(name: string, id: string | undefined, ...versions: readonly Documents[]): string[] {
  if (id === undefined || !name.startsWith('page/')) return []
  const inside = versions.flatMap((documents) => {
    const page = pageOf(documents, name.slice('page/'.length))
    return page ? nodesOf(page).flatMap(({ part, above }) => (above.some((holder) => holder.part.id === id) ? [part.id] : [])) : []
  })
  return [...new Set([id, ...inside])]
}

/** The key of an overlay's step. */
function stepKeys(value: unknown): string[] {
  return typeof value === 'object' && value !== null && typeof (value as { key?: unknown }).key === 'string'
    ? [(value as { key: string }).key]
    : []
}

export type Explanation = {
  /** `node`: a change of this very node; `page`: of its page or an overlay over it; `other`: of documents that it may use; `code`. */
  by: 'node' | 'page' | 'other' | 'code'
  lines: readonly string[]
}

/** Which changes of documents explain that a node (`home/hot`) differs. */
export function explanationOf(node: string, changes: readonly DocumentChange[], targets: ReadonlyMap<string, string>): Explanation {
  const [page = '', id = ''] = node.split('/')
  const about = (document: string) => document === `page/${page}` || targets.get(document) === `page/${page}`
  const own = changes.filter(({ document, nodes }) => about(document) && nodes.includes(id))
  if (own.length > 0) return { by: 'node', lines: own.map(lineOf) }
  const near = changes.filter(({ document }) => about(document))
  if (near.length > 0) return { by: 'page', lines: near.map(lineOf) }
  const other = changes.filter(({ document }) => !document.startsWith('page/') && !document.startsWith('overlay/'))
  return other.length > 0 ? { by: 'other', lines: other.map(lineOf) } : { by: 'code', lines: [] }
}

function lineOf({ document, text }: DocumentChange): string {
  return `${document}: ${text}`
}

/** The document that each overlay of either version changes. */
export function overlayTargets(...versions: readonly Documents[]): Map<string, string> {
  return new Map(
    versions.flatMap(({ authored }) =>
      [...authored].flatMap(([name, { target }]) =>
        name.startsWith('overlay/') && typeof target === 'string' ? [[name, target] as const] : [],
      ),
    ),
  )
}
