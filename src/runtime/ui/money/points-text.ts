import type { Amount } from '../../../schemas/nouns/money.ts'
import { exactAmountText } from '../../i18n/amount-text.ts'

/** A number of points, with the decimals that it has: `24,860`, `8.5`. A loss has a minus. */
export function pointsText(points: Amount, language: string, sign = false): string {
  const text = exactAmountText(points, points.split('.')[1]?.length ?? 0, language)
  return text.startsWith('-') ? `−${text.slice(1)}` : sign && points !== '0' ? `+${text}` : text
}
