import type { Diagnostic } from '../../schemas/diagnostics.ts'
import type { DiagnosticCode } from '../check/diagnostic-codes.ts'

/** Findings about content that this version does not know, though a newer one may. Players do not see it; the file keeps it. */
const unknownContent: ReadonlySet<string> = new Set<DiagnosticCode>([
  'document/unknown-property',
  'layout/unknown-widget',
  'layout/widget-version',
  'layout/unknown-prop',
  'layout/unknown-input',
  'layout/unknown-slot',
])

/**
 * Turns errors about unknown content into warnings where the same content was in the same document before: the change did not add it,
 * so its author need not remove it. A finding that occurs as often as before counts as existing, wherever it has moved. Other errors and
 * new unknown content, which is usually a typing mistake, stay errors.
 */
export function downgradeExistingContent<Found extends Diagnostic>(
  found: readonly Found[],
  before: readonly Diagnostic[],
): readonly Found[] {
  const stood = new Map<string, number>()
  for (const one of before) if (unknownContent.has(one.code)) stood.set(sameKey(one), (stood.get(sameKey(one)) ?? 0) + 1)
  if (stood.size === 0) return found
  return found.map((one) => {
    const left = one.severity === 'error' && unknownContent.has(one.code) ? (stood.get(sameKey(one)) ?? 0) : 0
    if (left === 0) return one
    stood.set(sameKey(one), left - 1)
    return { ...one, severity: 'warning' as const }
  })
}

/**
 * The findings that were there before, whether or not they block. One that stands where it stood is the same; of those that moved, as many
 * as there were before in the same document with the same message.
 */
export function existingAmong<Found extends Diagnostic>(found: readonly Found[], before: readonly Diagnostic[]): ReadonlySet<Found> {
  const left = new Map<string, Diagnostic[]>()
  for (const one of before) left.set(sameKey(one), [...(left.get(sameKey(one)) ?? []), one])
  const existing = new Set<Found>()
  for (const inPlace of [true, false])
    for (const one of found) {
      const same = left.get(sameKey(one)) ?? []
      const at = existing.has(one) ? -1 : same.findIndex(({ pointer }) => !inPlace || pointer === one.pointer)
      if (at < 0) continue
      same.splice(at, 1)
      existing.add(one)
    }
  return existing
}

function sameKey({ code, document, message }: Diagnostic): string {
  return `${code} ${document} ${message}`
}
