import { addresses } from './payloads-addresses.ts'
import { clobbering, handlers, scripts } from './payloads-code.ts'
import { mathml, mutation, svg } from './payloads-foreign.ts'
import { dangling, depth, encodings } from './payloads-parsing.ts'
import { forms, frames, styles, subresources } from './payloads-page.ts'

/** One hostile text. Its code calls `top.hit(<id>)`; its requests go to evil.test or a path with "evil", with its id. */
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
 * Hostile texts of every family, each once. In their sources `HIT` stands for a call that reports them, `EVIL` for a foreign address,
 * `PATH` for an address of the portal.
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
