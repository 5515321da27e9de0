import type { Translate } from '../../schemas/translate.ts'

/** The words of a text that came with data, such as a menu item's label: `t:nav.home` is looked up, anything else is said as it is. */
export function textOf(t: Translate, text: string): string {
  return text.startsWith('t:') ? t(text.slice(2)) : text
}
