import { audited } from '../audit/audit-store.ts'
import type { ReleaseDatabase } from './database.ts'

/** What a preview link shows: a draft as it is then, or a release. */
export type LinkSource = { draft: string; release: null } | { draft: null; release: number }
/** `id` is the hash of the link's token, which is kept nowhere. `until`: as ISO 8601 in UTC. */
export type PreviewLink = LinkSource & { id: string; brand: string; by: string | null; at: string; until: string }

export type LinkStore = {
  /** Keeps a link, and forgets those that had ended by then. */
  add: (link: PreviewLink) => Promise<void>
  /** The link with this id, unless it has ended or was revoked. */
  find: (id: string, now: string) => Promise<PreviewLink | undefined>
  list: (of: LinkSource, now: string) => Promise<PreviewLink[]>
  /** False where there is no such link. */
  remove: (of: LinkSource, id: string) => Promise<boolean>
}

export function linkStore({ db, read, transaction }: ReleaseDatabase): LinkStore {
  const condition = ({ draft, release }: LinkSource) =>
    draft === null ? ({ column: 'release', value: release } as const) : ({ column: 'draft', value: draft } as const)

  return {
    add: (link) =>
      transaction(async (work) => {
        await work.deleteFrom('preview_links').where('until', '<=', link.at).execute()
        await work.insertInto('preview_links').values(link).execute()
        const what = `Shared a preview of ${nameOf(link)}, until ${link.until}`
        await audited(work, { action: 'link-add', at: link.at, brands: [link.brand], subject: nameOf(link), after: link.until, what })
      }),
    async find(id, now) {
      const row = await read(() =>
        db.selectFrom('preview_links').selectAll().where('id', '=', id).where('until', '>', now).executeTakeFirst(),
      )
      return row as PreviewLink | undefined // the table has one of the two sources
    },
    async list(of, now) {
      const { column, value } = condition(of)
      const rows = await read(() =>
        db.selectFrom('preview_links').selectAll().where(column, '=', value).where('until', '>', now).orderBy('at').orderBy('id').execute(),
      )
      return rows as PreviewLink[] // the table has one of the two sources
    },
    remove: (of, id) =>
      transaction(async (work) => {
        const { column, value } = condition(of)
        const gone = await work.deleteFrom('preview_links').where('id', '=', id).where(column, '=', value).returningAll().executeTakeFirst()
        if (!gone) return false
        const what = `Ended the shared preview of ${nameOf(of)}`
        await audited(work, { action: 'link-remove', brands: [gone.brand], subject: nameOf(of), before: gone.until, what })
        return true
      }),
  }
}

function nameOf({ draft, release }: LinkSource): string {
  return draft === null ? `release ${release}` : `the draft ${draft}`
}
