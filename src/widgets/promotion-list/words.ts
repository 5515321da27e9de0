import type { TimeWords } from '../../runtime/ui/text/duration.ts'
import type { Translate } from '../../schemas/translate.ts'
import { plainText } from '../../runtime/i18n/plain-text.ts'
import { knownCategories } from '../../schemas/nouns/category.ts'
import type { Promotion } from '../../schemas/nouns/promotion.ts'

const ownTypes: readonly string[] = ['ALL', 'VIP']

/** A type by its name: the categories have theirs, SLOTS is that of RNG; one that is not known is its own code. */
export function typeName(type: string, t: Translate): string {
  const code = type === 'SLOTS' ? 'RNG' : type
  return ownTypes.includes(code) ? t(`type.${code}`) : knownCategories.includes(code) ? t(`category.${code}`) : type
}

/**
 * When it runs, in days of the gateway's zone. Before its start both ends are shown, after it only the end. A time that is none is left
 * out; without any there is no line.
 */
export function periodOf(
  { startTime, endTime }: Pick<Promotion, 'startTime' | 'endTime'>,
  now: number,
  { dayInWords }: Pick<TimeWords, 'dayInWords'>,
  t: Translate,
): string | undefined {
  const [start, end] = [dayInWords(startTime), dayInWords(endTime)]
  const toCome = startTime !== undefined && Date.parse(startTime) > now
  if (start && end && toCome) return t('period', { start, end })
  if (end) return t('until', { end })
  return start && t('since', { start })
}

const follows: readonly string[] = ['JOINED', 'APPLYING', 'PROCESS', 'ISSUED', 'CLAIMED', 'REJECTED']

/** What comes next for a player who has joined or claimed; nothing where there is a button for it. */
export function nextOf(state: string | undefined, t: Translate): string | undefined {
  return state !== undefined && follows.includes(state) ? t(`next.${state.toLowerCase()}`) : undefined
}

const amount = /[$€£¥₹₫₱฿₩]\s?\d(?:[\d.,]{0,20}\d)?|\d(?:[\d.,]{0,20}\d)?\s?[%٪$€£¥₹₫₱฿₩]/u

/** The figure of an offer, as in its title or else its text: the first sum of money or share. Without one there is none. */
export function figureOf({ title, html }: Pick<Promotion, 'title' | 'html'>): string | undefined {
  return (amount.exec(title) ?? amount.exec(plainText(html)))?.[0]
}
