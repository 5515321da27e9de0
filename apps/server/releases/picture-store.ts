import type { Transaction } from 'kysely'

import type { PictureEntry } from '../../../src/schemas/media-list.ts'
import { audited } from '../audit/audit-store.ts'
import type { ReleaseDatabase } from './database.ts'
import type { Tables } from './migrations.ts'
import { hashOf } from './tree.ts'

/** A picture of a brand's folder. `blobs`: the hash of each of its files, by the file's name. `isListed`: nobody has deleted it. */
export type StoredPicture = PictureEntry & {
  brand: string
  file: string
  blobs: Readonly<Record<string, string>>
  isListed: boolean
}
export type NewPicture = Omit<StoredPicture, 'blobs' | 'isListed'> & { files: ReadonlyMap<string, Buffer> }

export type PictureStore = {
  /** Keeps a picture of a brand; false where the brand has it already. Nobody sees it before a publication. */
  add: (picture: NewPicture) => Promise<boolean>
  /** The pictures of these names, in whichever folders; those that nobody has are missing. */
  find: (files: readonly string[]) => Promise<StoredPicture[]>
  /** The pictures of a folder, also deleted ones, newest first. */
  ofBrand: (brand: string) => Promise<StoredPicture[]>
  /** Takes a picture off the brand's list. What no release and no other brand has is removed. */
  remove: (brand: string, file: string) => Promise<void>
}

const filesAtOnce = 100

/** Pictures once they are uploaded: their files are among the blobs, and a publication takes into its tree what its documents name. */
export function pictureStore({ db, read, transaction }: ReleaseDatabase): PictureStore {
  return {
    add: (picture) =>
      transaction(async (work) => {
        const { files, brand, file, widths, ...entry } = picture
        const hashes = [...files].map(([name, bytes]) => [name, hashOf(bytes), bytes] as const)
        for (const [, hash, bytes] of hashes)
          await work
            .insertInto('blobs')
            .values({ hash, bytes })
            .onConflict((conflict) => conflict.column('hash').doNothing())
            .execute()
        const blobs = JSON.stringify(Object.fromEntries(hashes.map(([name, hash]) => [name, hash])))
        const { numInsertedOrUpdatedRows: made } = await work
          .insertInto('pictures')
          .values({ ...entry, brand, file, widths: JSON.stringify(widths), blobs, listed: 1 })
          .onConflict((conflict) => conflict.columns(['brand', 'file']).doNothing())
          .executeTakeFirst()
        const isMade = made === 1n || (await listAgain(work, picture))
        const what = `Uploaded ${entry.name}`
        if (isMade) await audited(work, { action: 'picture-add', at: entry.at, brands: [brand], subject: entry.name, what })
        return isMade
      }),
    async find(files) {
      const found: StoredPicture[] = []
      for (let at = 0; at < files.length; at += filesAtOnce) {
        const some = files.slice(at, at + filesAtOnce)
        const rows = await read(() => db.selectFrom('pictures').selectAll().where('file', 'in', some).orderBy('brand').execute())
        found.push(...rows.map(pictureOf))
      }
      return found
    },
    async ofBrand(brand) {
      const query = db.selectFrom('pictures').selectAll().where('brand', '=', brand).orderBy('at', 'desc').orderBy('file')
      return (await read(() => query.execute())).map(pictureOf)
    },
    remove: (brand, file) =>
      transaction(async (work) => {
        const rows = await work.selectFrom('pictures').selectAll().where('file', '=', file).execute()
        const row = rows.find((one) => one.brand === brand)
        if (!row) return
        await audited(work, { action: 'picture-remove', brands: [brand], subject: row.name, what: `Deleted ${row.name}` })
        if (rows.length > 1 || (await isInARelease(work, file))) {
          await work.updateTable('pictures').set({ listed: 0 }).where('brand', '=', brand).where('file', '=', file).execute()
          return
        }
        await work.deleteFrom('pictures').where('brand', '=', brand).where('file', '=', file).execute()
        await work
          .deleteFrom('blobs')
          .where('hash', 'in', Object.values(pictureOf(row).blobs))
          .execute()
      }),
  }
}

/** Lists a picture again that was deleted; false where it is on the list. */
async function listAgain(work: Transaction<Tables>, { brand, file, name, at }: NewPicture): Promise<boolean> {
  const { numUpdatedRows } = await work
    .updateTable('pictures')
    .set({ name, at, listed: 1 })
    .where('brand', '=', brand)
    .where('file', '=', file)
    .where('listed', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether some release may have it: `_` in the name is any letter here, so that a picture may stay without need, and never the reverse. */
async function isInARelease(work: Transaction<Tables>, file: string): Promise<boolean> {
  const query = work.selectFrom('releases').select('number').where('tree', 'like', `%/media/${file}.webp%`).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

function pictureOf({ widths, blobs, listed, ...row }: Tables['pictures']): StoredPicture {
  // only `add` writes rows
  return { ...row, widths: JSON.parse(widths) as number[], blobs: JSON.parse(blobs) as Record<string, string>, isListed: listed === 1 }
}
