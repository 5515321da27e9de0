import type { ReleaseDatabase } from '../releases/database.ts'

/** A tab in which somebody has a draft open, and where. */
export type Presence = {
  tab: string
  /** Null for anybody at this machine. */
  name: string | null
  draft: string
  brand: string
  document: string
  node: string | null
  /** When the tab was heard of last, in ms since 1970. */
  seen: number
}

export type PresenceStore = {
  /** Tells where a tab is, and answers with the other tabs that have the same draft open and were heard of since. */
  tell: (own: Presence, since: number) => Promise<Presence[]>
  leave: (tab: string) => Promise<void>
}

export function presenceStore({ db, read, transaction }: ReleaseDatabase): PresenceStore {
  return {
    async tell(own, since) {
      const { tab, ...place } = own
      await transaction(async (work) => {
        await work.deleteFrom('presence').where('seen', '<', since).execute()
        await work
          .insertInto('presence')
          .values(own)
          .onConflict((conflict) => conflict.column('tab').doUpdateSet(place))
          .execute()
      })
      const rows = await read(() =>
        db
          .selectFrom('presence')
          .selectAll()
          .where('draft', '=', own.draft)
          .where('tab', '<>', tab)
          .orderBy('name')
          .orderBy('tab')
          .execute(),
      )
      return rows.map((row) => ({ ...row, seen: Number(row.seen) })) // PostgreSQL gives a text
    },
    leave: async (tab) => void (await transaction((work) => work.deleteFrom('presence').where('tab', '=', tab).execute())),
  }
}
