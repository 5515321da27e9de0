import { createHash } from 'node:crypto'

/** A strong entity tag, quotes included: another one for every other text, the same for the same bytes. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/**
 * What a write's conditions say of what is there (`etag`, undefined for nothing), by RFC 9110 section 13: `go` on, `stale` (412 in the
 * RFC's words; ours is a 409 that carries both sides), or `unconditional`, to which 428 is the answer (RFC 6585).
 */
export function judge(
  ifMatch: string | undefined,
  ifNoneMatch: string | undefined,
  etag: string | undefined,
): 'go' | 'stale' | 'unconditional' {
  if (ifMatch !== undefined) return etag !== undefined && names(ifMatch, etag) ? 'go' : 'stale'
  if (ifNoneMatch?.trim() === '*') return etag === undefined ? 'go' : 'stale'
  return 'unconditional'
}

/** Whether a list of tags names this one. A tag that a proxy made weak while packing counts as itself: its hash is of the unpacked text. */
export function names(list: string, etag: string): boolean {
  return list.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
