import { BriefcaseBusiness, Crown, FlaskConical, Monitor, Smartphone, Tablet, Tv, User, UserRoundCheck } from 'lucide-react'

import type { Persona } from '../../../src/schemas/view-settings.ts'
import type { IconType } from './icon.ts'

export const personaIcons: Readonly<Record<Persona, IconType>> = {
  guest: User,
  member: UserRoundCheck,
  trial: FlaskConical,
  agent: BriefcaseBusiness,
  vip: Crown,
}

/** The icon of a screen that is that many CSS px wide. */
export function screenIcon(width: number): IconType {
  return width < 640 ? Smartphone : width < 1120 ? Tablet : width < 1600 ? Monitor : Tv
}
