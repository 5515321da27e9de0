import { reachOfPage } from '../../../../src/authoring/reasons/reach.ts'
import type { HiddenYetOpen } from '../../../../src/authoring/usage/usage-effects.ts'
import type { Page } from '../../../../src/schemas/documents.ts'

/** The least strict access that keeps those people out. */
export function accessWithout({ personas }: Pick<HiddenYetOpen, 'personas'>): Page['access'] {
  return (['login', 'real', 'agent'] as const).find((access) => {
    const reach = reachOfPage({ access })
    return personas.every((persona) => reach[persona] === 'hidden')
  })
}
