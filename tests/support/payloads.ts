import { addresses } from './payloads-addresses.ts'
import { clobbering, handlers, scripts } from './payloads-code.ts'
import { mathml, mutation, svg } from './payloads-foreign.ts'
import { dangling, depth, encodings } from './payloads-parsing.ts'
import { forms, frames, styles, subresources } from './payloads-page.ts'

/** One hostile text. What it runs calls `top.hit(<id>)`; what it asks for names evil.test or a path with "evil", and its id. */
export type Payload = { id: number; family: string; html: string }

const families: Record<string, readonly string[]> = {
  scripts,
  handlers,
  svg,
  mathml,
  mutation,
  clobbering,
  encodings,
  styles,
  addresses,
  subresources,
  forms,
  frames,
  dangling,
  depth,
}

/**
 * Hostile texts of every family, each once. In their sources `HIT` stands for a call that tells on them, `EVIL` for a foreign address,
 * `PATH` for one of the portal's own.
 */
export const payloads: readonly Payload[] = Object.entries(families)
  .flatMap(([family, texts]) => [...new Set(texts)].map((text) => ({ family, text })))
  .map(({ family, text }, id) => ({
    id,
    family,
    html: text.replaceAll('HIT', `top.hit(${id})`).replaceAll('EVIL', `https://evil.test/${id}`).replaceAll('PATH', `/evil/${id}`),
  }))

/** How many payloads each family has. */
export function countsOf(list: readonly Payload[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { family } of list) counts[family] = (counts[family] ?? 0) + 1
  return counts
}
