import type { ReleaseDatabase } from '../releases/database.ts'

/** What somebody says of a document, or of one of its blocks. `brand` is the folder of the document, `_base` for a shared one. */
export type Comment = {
  id: number
  brand: string
  document: string
  /** The id of the block, which it keeps wherever it is moved; null for the whole document. */
  node: string | null
  /** The comment that this one answers. */
  parent: number | null
  /** The operator's id and name; null for anybody at this machine. */
  author: string | null
  by: string | null
  text: string
  at: string
  edited: string | null
  /** When and by whom the thread was resolved; null while it is open. Of a first comment alone. */
  resolved: string | null
  resolvedBy: string | null
}
export type NewComment = Pick<Comment, 'brand' | 'document' | 'node' | 'parent' | 'author' | 'by' | 'text' | 'at'>

export type CommentStore = {
  /** Of the brands, in the order in which they were written. */
  list: (brands: readonly string[]) => Promise<Comment[]>
  read: (id: number) => Promise<Comment | undefined>
  add: (comment: NewComment) => Promise<Comment>
  /** Undefined where there is no such comment any more. */
  change: (id: number, change: Partial<Pick<Comment, 'text' | 'edited' | 'resolved' | 'resolvedBy'>>) => Promise<Comment | undefined>
  /** With the answers to it. */
  remove: (id: number) => Promise<void>
  /** Another text after each change of any comment. */
  state: () => Promise<string>
  /** How many a document has, with those that are resolved. */
  count: (brand: string, document: string) => Promise<number>
}

export function commentStore({ db, read, transaction }: ReleaseDatabase): CommentStore {
  const readOne = (id: number) => read(() => db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst())
  return {
    list: (brands) =>
      read(() =>
        db
          .selectFrom('comments')
          .selectAll()
          .where('brand', 'in', [...brands])
          .orderBy('id')
          .execute(),
      ),
    read: readOne,
    add: (comment) =>
      transaction((work) =>
        work
          .insertInto('comments')
          .values({ ...comment, edited: null, resolved: null, resolvedBy: null })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    change: (id, change) =>
      transaction((work) => work.updateTable('comments').set(change).where('id', '=', id).returningAll().executeTakeFirst()),
    remove: (id) =>
      transaction(async (work) => {
        await work.deleteFrom('comments').where('parent', '=', id).execute()
        await work.deleteFrom('comments').where('id', '=', id).execute()
      }),
    async state() {
      const row = await read(() =>
        db
          .selectFrom('comments')
          .select(({ fn }) => [
            fn.countAll().as('all'),
            fn.max('id').as('newest'),
            fn.max('edited').as('edited'),
            fn.count('resolved').as('closed'),
            fn.max('resolved').as('resolved'),
          ])
          .executeTakeFirstOrThrow(),
      )
      return [row.all, row.newest, row.edited, row.closed, row.resolved].join(' ')
    },
    async count(brand, document) {
      const { n } = await read(() =>
        db
          .selectFrom('comments')
          .select(({ fn }) => fn.countAll().as('n'))
          .where('brand', '=', brand)
          .where('document', '=', document)
          .executeTakeFirstOrThrow(),
      )
      return Number(n)
    },
  }
}
