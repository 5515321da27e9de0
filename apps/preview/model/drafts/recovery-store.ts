import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

import type { Step } from '../documents/editor-history.ts'
import type { StoredHistory, StoredDocument, StoredTab } from './recovery-plan.ts'

/** What tabs keep in this browser: one record per tab and draft, one per document that it changed, one per step of undo. */
interface Kept extends DBSchema {
  histories: { key: string; value: StoredHistory }
  documents: { key: [string, string]; value: StoredDocument }
  steps: { key: [string, number]; value: Step }
}

const open = createOpener()

/** Opens the database with the first call, and again after it was closed or did not open. The page has one connection. */
function createOpener(): () => Promise<IDBPDatabase<Kept>> {
  let database: Promise<IDBPDatabase<Kept>> | undefined
  return () =>
    (database ??= openDB<Kept>('foyer-preview', 3, {
      upgrade(db) {
        for (const name of Array.from(db.objectStoreNames)) db.deleteObjectStore(name)
        db.createObjectStore('histories')
        db.createObjectStore('documents')
        db.createObjectStore('steps')
      },
      blocking: (_from, _to, { target }) => (target as IDBDatabase).close(), // a newer editor in another tab
      terminated: () => (database = undefined),
    }).catch((error: unknown) => {
      database = undefined // the next edit tries again
      throw error
    }))
}

/** Opens the database before anything is read. Who reads next is told of a failure. */
export async function openStore(): Promise<void> {
  await open().catch(() => undefined)
}

/** What is to be written: steps and documents that became others, steps that went. */
export type StoredChanges = {
  history: StoredHistory
  documents: ReadonlyMap<string, StoredDocument>
  steps: readonly Step[]
  goneSteps: readonly number[]
}

/** Writes all of it or nothing. Rejects when the browser does not keep it: a full disk, a private window. */
export async function storeChanges({ history, documents, steps, goneSteps }: StoredChanges): Promise<void> {
  const work = (await open()).transaction(['histories', 'documents', 'steps'], 'readwrite')
  const writes: Promise<unknown>[] = [work.objectStore('histories').put(history, history.key)]
  for (const [name, document] of documents) writes.push(work.objectStore('documents').put(document, [history.key, name]))
  for (const step of steps) writes.push(work.objectStore('steps').put(step, [history.key, step.id]))
  for (const id of goneSteps) writes.push(work.objectStore('steps').delete([history.key, id]))
  work.commit() // nothing more is asked of it, so it ends well although the page may not
  await Promise.all([...writes, work.done])
}

export async function storedHistories(): Promise<StoredHistory[]> {
  return (await open()).getAll('histories')
}

export async function storedTab(history: StoredHistory): Promise<StoredTab> {
  const db = await open()
  const range = rangeOf(history.key)
  const [names, documents, ids, steps] = await Promise.all([
    db.getAllKeys('documents', range),
    db.getAll('documents', range),
    db.getAllKeys('steps', range),
    db.getAll('steps', range),
  ])
  return {
    history,
    documents: new Map(names.map(([, name], index) => [name, documents[index] as StoredDocument])), // keys and values of one range
    steps: new Map(ids.map(([, id], index) => [id, steps[index] as Step])),
  }
}

export async function forget(key: string): Promise<void> {
  const work = (await open()).transaction(['histories', 'documents', 'steps'], 'readwrite')
  await Promise.all([
    work.objectStore('histories').delete(key),
    work.objectStore('documents').delete(rangeOf(key)),
    work.objectStore('steps').delete(rangeOf(key)),
    work.done,
  ])
}

function rangeOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []])
}
