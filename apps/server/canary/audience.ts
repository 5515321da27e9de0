import type { Audience } from './canary-store.ts'

/** Who is to get a release first, of what a body says; a sentence where it says both; undefined where it says neither. */
export function audienceIn({ share, hosts }: { share?: number | undefined; hosts?: string[] | undefined }): Audience | string | undefined {
  if (share !== undefined && hosts !== undefined) return 'Send "share" or "hosts", not both.'
  return share !== undefined ? { share } : hosts && { hosts: [...new Set(hosts)] }
}

/** `5 % of the players`, `the visitors of a.example`. */
export function toldAudience(audience: Audience): string {
  return 'share' in audience ? `${audience.share} % of the players` : `the visitors of ${audience.hosts.join(', ')}`
}

/** Why another release cannot go to some players first now. */
export function runningSentence({ canary, audience }: { canary: number; audience: Audience }): string {
  return `Release ${canary} goes to ${toldAudience(audience)} now; give it to everyone or revert it, then publish this to some first.`
}
