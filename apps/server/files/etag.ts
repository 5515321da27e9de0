import { createHash } from 'node:crypto'

/** A strong entity tag with its quotes, from a hash of the bytes. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/**
 * Compares a write's conditions with the current version (`etag`, undefined when there is none), by RFC 9110 section 13: `go`, `stale`
 * (the RFC's 412; we answer 409 with both sides) or `unconditional`, which is answered with 428 (RFC 6585). Hono's etag middleware knows
 * only `If-None-Match` of a read.
 */
export function checkPreconditions(
  ifMatch: string | undefined,
  ifNoneMatch: string | undefined,
  etag: string | undefined,
): 'go' | 'stale' | 'unconditional' {
  if (ifMatch !== undefined) return etag !== undefined && etagListIncludes(ifMatch, etag) ? 'go' : 'stale'
  if (ifNoneMatch?.trim() === '*') return etag === undefined ? 'go' : 'stale'
  return 'unconditional'
}

/** Whether a list of tags includes this one. A tag that compression made weak still counts: its hash is of the uncompressed text. */
export function etagListIncludes(list: string, etag: string): boolean {
  return list.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
