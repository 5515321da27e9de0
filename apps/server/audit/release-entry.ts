import { describeChange } from '../../../src/authoring/diff/describe-change.ts'
import type { FileDifference } from '../releases/differences.ts'
import type { Release } from '../releases/release.ts'
import type { NewAuditEntry } from './audit-store.ts'

const mostTold = 20

/** The entry of a release: what it changes, with the values before and after. */
export function releaseEntry(release: Release, differences: readonly FileDifference[]): NewAuditEntry {
  const { number, at, by, way, kind, of, brands, note, approval } = release
  const what = kind === 'restore' || kind === 'revert' ? `${kind === 'restore' ? 'Restored' : 'Reverted'} release ${of}: ` : ''
  const why = approval?.override === undefined ? note : [note, `Without approval: ${approval.override}`].filter(Boolean).join(' ')
  return { at, by, way, action: kind, brands, release: number, subject: subjectOf(differences), what: what + toldOf(differences), why }
}

/** What differs, as one line: `page/home: block hot: props/title "A" → "B"; …`. */
export function toldOf(differences: readonly FileDifference[]): string {
  const all = differences.flatMap(({ path, document, kind, changes }) =>
    changes.length === 0
      ? [`${document} (${path}): ${kind === 'changed' ? 'spelling' : kind}`]
      : changes.map((change) => `${document} (${path}): ${describeChange(change)}`),
  )
  const more = all.length > mostTold ? `; and ${all.length - mostTold} more` : ''
  return all.slice(0, mostTold).join('; ') + more
}

export function subjectOf(differences: readonly FileDifference[]): string {
  return [...new Set(differences.map(({ document }) => document))].join(', ')
}
