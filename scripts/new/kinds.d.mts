import type { Changes } from './changes.mjs'

export type Plan = {
  files: Record<string, string>
  /** `creates`: the file is made where it is not there, and `remove` gives null where nothing is left in it. */
  edits?: { path: string; creates?: true; add: (text: string) => string; remove: (text: string) => string | null }[]
  places: [path: string, what: string][]
}
export type Kind = {
  about: string
  example: string
  options: Record<string, string>
  plan: (asked: { name: string; options: Record<string, string>; tree: Changes; root: string; removing?: boolean }) => Promise<Plan>
}
export const kinds: Record<'widget' | 'source' | 'page' | 'endpoint' | 'topic' | 'form' | 'brand' | 'language' | 'fact', Kind>
