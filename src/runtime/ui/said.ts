import type { LocalizedText } from '../../schemas/nouns/localized-text.ts'
import type { Translate } from '../../schemas/translate.ts'

/** A sentence for a reader in his language: a key with what stands in it, or the literal words of whoever said it. */
export function say(t: Translate, { text, values }: LocalizedText): string {
  return text.startsWith('t:') ? t(text.slice(2), values) : text
}
