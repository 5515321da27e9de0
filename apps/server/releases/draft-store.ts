import type { Transaction } from 'kysely'

import type { DocumentName } from '../../../src/schemas/documents.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { voidByEdit } from '../approvals/request-store.ts'
import { actorNow } from '../audit/actor.ts'
import { audited } from '../audit/audit-store.ts'
import { titleAt } from '../audit/document-titles.ts'
import { etagOf } from '../files/etag.ts'
import type { ReleaseDatabase } from './database.ts'
import type { Tables } from './migrations.ts'
import { folderOf } from './tree.ts'

/**
 * A file that a draft changes: its text, byte for byte, or null where the draft deletes the document. `base` is the hash of the text that
 * was changed; null where there was none.
 */
export type DraftFile = {
  path: string
  document: DocumentName
  text: string | null
  etag: string
  at: string
  base: string | null
}
export type NewDraftFile = Omit<DraftFile, 'etag'>
/** `base` is the release that was the newest one when the draft got its first change. */
export type Draft = { id: string; title: string; by: string | null; base: number }

export type DraftStore = {
  /** Drafts that change something, with their files by path. */
  list: () => Promise<(Draft & { files: DraftFile[] })[]>
  read: (id: string) => Promise<Draft | undefined>
  files: (id: string) => Promise<DraftFile[]>
  /**
   * Writes a file of a draft over the one with the ETag `before`, undefined where the draft must not change it yet. `release` is the newest
   * one, `by` who makes the first change. Undefined, with nothing written, where the draft has another text by now.
   */
  write: (id: string, file: NewDraftFile, before: string | undefined, release: number, by?: string | null) => Promise<DraftFile | undefined>
  /**
   * Ends the change of a file; false where the draft has another text by now. `discardedAt`: when somebody gave the change up, as opposed
   * to one that is published.
   */
  remove: (id: string, path: string, before: string, discardedAt?: string) => Promise<boolean>
  /** Writes those files that their drafts do not change yet, all or none of them; how many they are. */
  add: (files: readonly (NewDraftFile & { draft: string })[], release: number) => Promise<number>
}

const draftColumns = ['id', 'title', 'by', 'base'] as const

/** The tag of a draft's text; a deleted document has that of `null`, which is no document. */
const tagOf = (text: string | null) => etagOf(text ?? 'null')

export function draftStore(database: ReleaseDatabase): DraftStore {
  const { db } = database

  return {
    async list() {
      const [drafts, files] = await database.read(() =>
        Promise.all([
          db.selectFrom('drafts').select(draftColumns).orderBy('id').execute(),
          db.selectFrom('draft_files').selectAll().orderBy('path').execute(),
        ]),
      )
      return drafts.flatMap((draft) => {
        const own = files.filter((file) => file.draft === draft.id).map(fileOf)
        return own.length > 0 ? [{ ...draft, files: own }] : []
      })
    },
    read: (id) => database.read(() => db.selectFrom('drafts').select(draftColumns).where('id', '=', id).executeTakeFirst()),
    async files(id) {
      const rows = await database.read(() => db.selectFrom('draft_files').selectAll().where('draft', '=', id).orderBy('path').execute())
      return rows.map(fileOf)
    },
    write: (id, file, before, release, by = null) =>
      database.transaction(async (transaction) => {
        const next = { ...file, etag: tagOf(file.text) }
        if (next.etag !== before) await voidByEdit(transaction, id, { ...file, title: titleAt(file.path, valueIn(file.text)) })
        if (before === undefined) {
          if ((await insertFiles(transaction, id, [next], release, by)) !== 1) return undefined
          // Who made earlier changes of it has nothing to do with this one
          await transaction.deleteFrom('draft_authors').where('draft', '=', id).where('path', '=', file.path).execute()
          await noteAuthor(transaction, id, file.path)
          await saved(transaction, id, file)
          return next
        }
        const last = await transaction
          .selectFrom('draft_files')
          .select('at')
          .where('draft', '=', id)
          .where('path', '=', file.path)
          .executeTakeFirst()
        const { numUpdatedRows } = await transaction
          .updateTable('draft_files')
          .set(next)
          .where('draft', '=', id)
          .where('path', '=', file.path)
          .where('etag', '=', before)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return undefined
        if (next.etag === before) return next
        const isFirst = await noteAuthor(transaction, id, file.path)
        const isLater = last !== undefined && Date.parse(file.at) - Date.parse(last.at) > stretchMs
        if (isFirst || isLater) await saved(transaction, id, file)
        return next
      }),
    remove: (id, path, before, discardedAt) =>
      database.transaction(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('draft_files')
          .where('draft', '=', id)
          .where('path', '=', path)
          .where('etag', '=', before)
          .executeTakeFirst()
        if (numDeletedRows !== 1n) return false
        if (discardedAt === undefined) return true
        await voidByEdit(transaction, id, { path, title: titleAt(path), at: discardedAt })
        await audited(transaction, {
          action: 'draft-discard',
          at: discardedAt,
          brands: [folderOf(path)],
          subject: path,
          what: `Discarded the change of ${titleAt(path)} in the draft ${id}`,
        })
        return true
      }),
    add: (files, release) =>
      database.transaction(async (transaction) => {
        let written = 0
        for (const id of new Set(files.map(({ draft }) => draft))) {
          const own = files.flatMap(({ draft, ...file }) => (draft === id ? [{ ...file, etag: tagOf(file.text) }] : []))
          written += await insertFiles(transaction, id, own, release)
        }
        return written
      }),
  }
}

/** Whoever changes a file of a draft does not approve it. True where the operator changes it for the first time. */
async function noteAuthor(transaction: Transaction<Tables>, draft: string, path: string): Promise<boolean> {
  const { id: operator } = actorNow()
  if (operator === null) return false
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('draft_authors')
    .values({ draft, path, operator })
    .onConflict((conflict) => conflict.columns(['draft', 'path', 'operator']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Saves that follow each other within this time are one entry of the audit (decision 818). */
const stretchMs = 3_600_000

async function saved(transaction: Transaction<Tables>, draft: string, { path, text, at }: NewDraftFile): Promise<void> {
  const title = titleAt(path, valueIn(text))
  await audited(transaction, {
    action: 'draft-save',
    at,
    brands: [folderOf(path)],
    subject: path,
    what: text === null ? `Deleted ${title} in the draft ${draft}` : `Changed ${title} in the draft ${draft}`,
  })
}

/** What a draft's text says; a text that is no JSON is known by its place. */
function valueIn(text: string | null): Json | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Json) // JSON.parse returns any
  } catch {
    return undefined
  }
}

/** How many of the files were written: those that the draft did not change yet. */
async function insertFiles(
  transaction: Transaction<Tables>,
  draft: string,
  files: readonly DraftFile[],
  release: number,
  by: string | null = null,
): Promise<number> {
  const maker = { by, operator: by === null ? null : actorNow().id }
  await transaction
    .insertInto('drafts')
    .values({ id: draft, title: draft, base: release, ...maker })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { count } = await transaction
    .selectFrom('draft_files')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('draft', '=', draft)
    .executeTakeFirstOrThrow()
  if (Number(count) === 0)
    await transaction
      .updateTable('drafts')
      .set({ base: release, ...maker })
      .where('id', '=', draft)
      .execute()
  let written = 0
  for (const file of files) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('draft_files')
      .values({ ...file, draft })
      .onConflict((conflict) => conflict.columns(['draft', 'path']).doNothing())
      .executeTakeFirst()
    written += Number(numInsertedOrUpdatedRows ?? 0n)
  }
  return written
}

function fileOf({ draft: _draft, document, ...row }: Tables['draft_files']): DraftFile {
  return { ...row, document: document as DocumentName } // only names of documents are written
}
