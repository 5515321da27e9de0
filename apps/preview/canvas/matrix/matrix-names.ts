import { languageCodes } from '../../../../src/schemas/language.ts'
import { screenName } from '../../model/documents/view-setting-names.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { Axis, Cell } from './matrix-axes.ts'

/** The name of a value of an axis: "Member", "Tiếng Việt", "Phone 390". */
export function valueName(axis: Axis, value: string, flag: string): string {
  if (axis === 'persona') return t(`view-settings.persona.${value}`)
  if (axis === 'language') return languageNames[languageCodes.find((code) => code === value) ?? 'EN']
  if (axis === 'theme') return t(`view-settings.theme.${value}`)
  if (axis === 'screen') return screenName(Number(value))
  return axis === 'data' ? t(`view-settings.data.${value}`) : t(`matrix.flag-${value}`, { flag })
}

/** The names of a cell's row and column. */
export function cellName({ row, column }: Cell, rows: Axis, columns: Axis, flag: string): [string, string] {
  return [valueName(rows, row, flag), valueName(columns, column, flag)]
}
