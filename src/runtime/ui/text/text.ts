import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Translate } from '../../../schemas/translate.ts'

/** A text that came with data, such as a menu item's label: `t:nav.home` is translated, anything else stays as it is. */
export function textOf(t: Translate, text: string): string {
  return formatText(t, { text })
}

/** A text of the model in the player's language: a key with its values, or literal words. */
export function formatText(t: Translate, { text, values }: LocalizedText): string {
  return text.startsWith('t:') ? t(text.slice(2), values) : text
}
