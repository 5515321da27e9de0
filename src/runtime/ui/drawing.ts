import { createContext, use } from 'react'

import { browserClock } from '../platform/clock.ts'
import type { Clock } from '../platform/clock.ts'
import { directionOf, languageOfTag } from '../../schemas/language.ts'

/** What a view draws with besides its props and inputs. */
export type Drawing = {
  /** The page's language as `<html lang>` has it, `en`. */
  language: string
  clock: Clock
  /** Of the brand's currency; without it 2. */
  decimals?: number | undefined
  /** The gateway's zone, in minutes ahead of UTC. While it is not known, a time of the gateway is in the zone that its text ends with. */
  zone?: number | undefined
  /** Of a page that a server draws: when, in ms since 1970. The browser's first render repeats it. */
  drawn?: { now: number } | undefined
}

export const DrawingContext = createContext<Drawing>({ language: 'en', clock: browserClock })

/** The page's language as `<html lang>` has it. */
export function useLanguage(): string {
  return use(DrawingContext).language
}

/** How many decimals amounts of money have here. */
export function useDecimals(): number {
  return use(DrawingContext).decimals ?? 2
}

/** True where the page is read from right to left: for drawings, whose coordinates know no start and end. */
export function useIsRightToLeft(): boolean {
  return directionOf(languageOfTag(use(DrawingContext).language) ?? 'EN') === 'rtl'
}
