import { errorMessage } from '../../../src/schemas/error-message.ts'
import { DatabaseError } from './database-error.ts'
import type { FolderContent } from './folder-master.ts'
import { keptOf, keptRelease } from './kept-release.ts'
import type { Process } from './process.ts'
import type { Release } from './release.ts'

const startMs = 30_000
const reopenMs = 1_000

/**
 * Starts a process whose master is the database; `readFolder` and `recordFiles` fill an empty one. Without its database a server begins
 * with the release that it gave players last, and goes on when the database is back.
 */
export async function startOnDatabase(
  { dataDir, now, print, current, opened, open, refresh }: Process,
  {
    readFolder,
    recordFiles,
    isClosed,
  }: {
    readFolder: () => FolderContent
    recordFiles: (content: FolderContent, after: Release | undefined) => Promise<boolean>
    isClosed: () => boolean
  },
): Promise<void> {
  const kept = keptRelease(dataDir)
  current.onChange(() => {
    try {
      kept.write(keptOf(current.now(), current.bytes()))
    } catch (error) {
      print(`The release cannot be kept for a start without the database: ${errorMessage(error)}`)
    }
  })
  for (const until = now() + startMs; !opened();) {
    try {
      await open()
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.reason === 'newer') throw error
      const sentence = `The database of DATABASE_URL does not answer: ${error.message}`
      const last = kept.read()
      if (last) {
        current.give(last.number, last.tree, last.bytes, undefined)
        print(`${sentence}. Players get release ${last.number}, which this machine has kept; publishing waits for the database.`)
        void beginWhenOpen()
        return
      }
      if (now() > until) throw new DatabaseError(error.reason, sentence)
      print(sentence)
      await new Promise((done) => setTimeout(done, reopenMs))
    }
  }
  await begin()

  async function begin(): Promise<void> {
    if (await refresh()) return
    const content = readFolder()
    if (content.tree.size > 0) await recordFiles(content, undefined) // of servers that start together one fills it
    await refresh()
  }

  async function beginWhenOpen(): Promise<void> {
    while (!isClosed()) {
      await new Promise<void>((done) => void setTimeout(done, reopenMs).unref())
      try {
        const store = await open()
        if (isClosed()) return await store.close()
        await begin()
        return print(`The database is back: release ${current.now().number}`)
      } catch (error) {
        print(errorMessage(error)) // the schema of a newer server, or it is away yet
      }
    }
  }
}
