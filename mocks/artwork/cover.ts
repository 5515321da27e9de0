import { compose } from './compose.ts'
import { canLetter } from './letters.ts'
import { seeded } from './random.ts'
import type { Style, StyleName } from './recipe.ts'
import { cockfight } from './styles/cockfight.ts'
import { esports } from './styles/esports.ts'
import { fish } from './styles/fish.ts'
import { live } from './styles/live.ts'
import { lottery } from './styles/lottery.ts'
import { pvp } from './styles/pvp.ts'
import { slots } from './styles/slots.ts'
import { sports } from './styles/sports.ts'
import { createPen } from './svg.ts'

const styles: Readonly<Record<StyleName, Style>> = { slots, live, fish, sports, esports, lottery, pvp, cockfight }

/** `latin` stands on the cover when no face can write the title itself; without it such a cover has no lettering. */
export type CoverSubject = { title: string; studio: string; category: string; latin?: string }

/**
 * A game's cover: 300 × 400, plain SVG without filters, fonts, live text or scripts. The same game always gives the same text.
 */
export function drawCover(subject: CoverSubject): string {
  const { defs, body } = coverBody(subject)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${defs}${body}</svg>`
}

/** The same without its frame, to be put into another picture. */
export function coverBody({ title, studio, category, latin }: CoverSubject): { defs: string; body: string } {
  const random = seeded(title + studio)
  const written = [title, latin ?? ''].find((text) => text !== '' && canLetterAnywhere(text)) ?? ''
  const recipe = compose(latin ?? title, written, category, random)
  const pen = createPen()
  const body = styles[recipe.style]({ title: written, studio }, recipe, pen, random)
  return { defs: pen.defs(), body }
}

function canLetterAnywhere(text: string): boolean {
  return canLetter('unbounded', text) || canLetter('baloo', text)
}
