import { isObject } from '../../../src/schemas/json.ts'
import { loadFile } from '../../../src/authoring/release/files.ts'
import type { Files } from '../releases/current-files.ts'
import { folderOf, placeOf } from '../releases/tree.ts'
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

/** Why a release cannot go to some players first; undefined where it can. The brand of a host is the same for everybody (decision 791). */
export function hostsSentence(before: Files, after: Files): string | undefined {
  const [was, is] = [hostsIn(before), hostsIn(after)]
  const brands = [...new Set([...was.keys(), ...is.keys()])].filter((brand) => was.get(brand) !== is.get(brand))
  if (brands.length === 0) return undefined
  return (
    `This changes the hosts of ${brands.join(', ')}, and a host shows the same brand to all its visitors: ` +
    'publish it for everyone, or publish the other changes alone to some first.'
  )
}

/** The hosts that each brand has, as text. */
function hostsIn(files: Files): ReadonlyMap<string, string> {
  return new Map(
    [...files].flatMap(([path, file]): [string, string][] => {
      if (placeOf(path)?.kind !== 'brand') return []
      const { value } = loadFile(file)
      const hosts = isObject(value) && Array.isArray(value.hosts) ? value.hosts : []
      return hosts.length > 0 ? [[folderOf(path), JSON.stringify(hosts.map(String).toSorted())]] : []
    }),
  )
}
