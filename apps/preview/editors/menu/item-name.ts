import { isObject } from '../../../../src/schemas/json.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { asText } from '../../../kit/fields/form/as-text.ts'

/** The name of an item: its label, else what it is repeated for, else its id. */
export function itemName(item: JsonObject, formatText: (text: string) => string): string {
  if (typeof item.label === 'string') return formatText(item.label)
  if (isObject(item.each)) return t('menu.each-of', { source: asText(item.each.source) })
  return asText(item.id)
}
