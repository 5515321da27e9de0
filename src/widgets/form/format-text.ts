import type { Translate } from '../../schemas/translate.ts'
import { missingValue } from '../../runtime/i18n/missing-value.ts'
import type { LocalizedText } from '../../schemas/nouns/localized-text.ts'

export type FormatText = (text: string, values?: LocalizedText['values']) => string

/** Translates a text: `t:key` is looked up in the form document's own words, then by `t`; anything else stays as it is. */
export function createFormatText(t: Translate, own: Readonly<Record<string, string>>): FormatText {
  return (text, values) => {
    if (!text.startsWith('t:')) return text
    const key = text.slice(2)
    const found = Object.hasOwn(own, key) ? own[key] : undefined
    return found === undefined ? t(key, values) : fill(found, values)
  }
}

export function formatLocalized(format: FormatText, { text, values }: LocalizedText): string {
  return format(text, values)
}

/** `{{name}}` is replaced by the value of that name. */
function fill(text: string, values: LocalizedText['values'] = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : missingValue(text, [place]),
  )
}
