import { describeChange } from '../../../src/authoring/diff/describe-change.ts'
import type { FileDifference } from '../releases/differences.ts'
import type { Release } from '../releases/release.ts'
import type { NewAuditEntry } from './audit-store.ts'

const mostTold = 20

/** What a release does to a canary, in the one entry of both. */
export type CanaryTold = Pick<NewAuditEntry, 'action' | 'before' | 'after'> & { first: string }

/** The entry of a release: what it changes, with the values before and after, and who gets it where that is not everyone. */
export function releaseEntry(release: Release, differences: readonly FileDifference[], canary?: CanaryTold): NewAuditEntry {
  const { number, at, by, way, kind, of, brands, note, approval } = release
  const undone = kind === 'restore' || kind === 'revert' ? `${kind === 'restore' ? 'Restored' : 'Reverted'} release ${of}` : ''
  const first = [undone, canary?.first].filter(Boolean).join(', ')
  const { action = kind, before, after } = canary ?? {}
  const what = `${first}${first && ': '}${toldOf(differences)}`
  const why = approval?.override === undefined ? note : [note, `Without approval: ${approval.override}`].filter(Boolean).join(' ')
  const about = { at, by, way, action, brands, release: number, subject: subjectOf(differences), what, why }
  return { ...about, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}

/** What differs, as one line: `page "Home" of all brands: block hot: props/title "A" → "B"; …`. */
function toldOf(differences: readonly FileDifference[]): string {
  const all = differences.flatMap(({ title, kind, changes }) =>
    changes.length === 0
      ? [`${title}: ${kind === 'changed' ? 'spelling' : kind}`]
      : changes.map((change) => `${title}: ${describeChange(change)}`),
  )
  const more = all.length > mostTold ? `; and ${all.length - mostTold} more` : ''
  return all.slice(0, mostTold).join('; ') + more
}

function subjectOf(differences: readonly FileDifference[]): string {
  return [...new Set(differences.map(({ document }) => document))].join(', ')
}
