import type { Persona } from '../../../../src/schemas/view-settings.ts'
import type { Reach, PersonaVisibility } from '../../../../src/authoring/reasons/reach.ts'
import { listed, t } from '../../../kit/i18n/words.ts'

/** The personas whose bars a meter has. A VIP is a member with a rank: where only VIPs see it, it depends for members. */
export const meterPersonas = ['guest', 'member', 'trial', 'agent'] as const
export type Bar = 'full' | 'empty' | 'depends'

/** The four bars of a meter; undefined where everyone sees it whatever else is true. `conditional`: more than the person decides. */
export function barsOf(reach: Reach | undefined, conditional = false): readonly Bar[] | undefined {
  if (!reach || (everySight(reach, 'sees') && !conditional)) return undefined
  return meterPersonas.map((persona) => barOf(persona === 'member' && reach.vip !== reach.member ? 'depends' : reach[persona]))
}

function barOf(sight: PersonaVisibility): Bar {
  return sight === 'sees' ? 'full' : sight === 'hidden' ? 'empty' : 'depends'
}

export function isNobody(reach: Reach | undefined): boolean {
  return reach !== undefined && everySight(reach, 'hidden')
}

function everySight(reach: Reach, sight: PersonaVisibility): boolean {
  return Object.values(reach).every((one) => one === sight)
}

export function personaName(persona: Persona): string {
  return t(`view-settings.persona.${persona}`)
}

/** "seen by everyone", "seen by Member and Agent", "nobody sees this", "depends for Member". */
export function reachWords(reach: Reach | undefined, conditional = false): string {
  if (!reach) return ''
  if (everySight(reach, 'sees')) return t(conditional ? 'outline.seen-here' : 'outline.seen-by-everyone')
  if (everySight(reach, 'hidden')) return t('outline.seen-by-nobody')
  const who = (...sights: PersonaVisibility[]) => {
    // Object.keys forgets the literal keys
    const named = (Object.keys(reach) as Persona[]).filter((persona) => sights.includes(reach[persona]))
    return listed(named.map(personaName))
  }
  const [sees, depends] = [who('sees'), who('depends', 'undecided')]
  if (!sees) return t('outline.seen-depends', { who: depends })
  return depends ? t('outline.seen-by-and-depends', { sees, depends }) : t('outline.seen-by', { who: sees })
}
