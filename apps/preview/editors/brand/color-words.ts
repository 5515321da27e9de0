import { readableId } from '../../../../src/schemas/readable-id.ts'
import { hasWord, t } from '../../../kit/i18n/words.ts'
import type { Verdict } from '../../../../src/rules/color-roles.ts'
import { ratioText } from '../../../../src/rules/contrast.ts'

/** A token in plain words, where there are any; else its name with spaces. */
export function colorName(name: string): string {
  if (hasWord(`editors.color-${name}`)) return t(`editors.color-${name}`)
  return readableId(name)
}

/** "text 15.6 : 1" of a background, "on card 1.5 : 1" of a colour on one. */
export function verdictText({ ratio, against, isBackground }: Pick<Verdict, 'ratio' | 'against' | 'isBackground'>): string {
  const other = colorName(against).toLowerCase()
  return t(isBackground ? 'editors.brand-verdict-ground' : 'editors.brand-verdict-on', { other, ratio: ratioText(ratio) })
}
