import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { DiagnosticCode } from '../check/diagnostic-codes.ts'

/** What this Foyer does not know, where a newer one or another tool may: it is passed over for players and kept in the file. */
const unknown: ReadonlySet<string> = new Set<DiagnosticCode>([
  'document/unknown-property',
  'layout/unknown-widget',
  'layout/widget-version',
  'layout/unknown-prop',
  'layout/unknown-input',
  'layout/unknown-slot',
])

/**
 * What a change is told of, where content that is not known stood in the same document before: it is a warning then, for the change did
 * not bring it and must not have to take it out. What is told as often as before has not been brought, wherever in the document it has
 * moved. Any other fault stays what it is, and so does unknown content that is new: that is more often a slip of the hand.
 */
export function withKept<Told extends Diagnostic>(told: readonly Told[], before: readonly Diagnostic[]): readonly Told[] {
  const stood = new Map<string, number>()
  for (const one of before) if (unknown.has(one.code)) stood.set(thing(one), (stood.get(thing(one)) ?? 0) + 1)
  if (stood.size === 0) return told
  return told.map((one) => {
    const left = one.severity === 'error' && unknown.has(one.code) ? (stood.get(thing(one)) ?? 0) : 0
    if (left === 0) return one
    stood.set(thing(one), left - 1)
    return { ...one, severity: 'warning' as const }
  })
}

function thing({ code, document, message }: Diagnostic): string {
  return `${code} ${document} ${message}`
}
