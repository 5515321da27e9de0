import { combine } from 'effector'

import type { PropName } from '../../../src/runtime/contract/widget.ts'
import type { GatewayAnswers } from '../../../src/schemas/preview.ts'
import type { Option } from '../../kit/controls/options.ts'
import { separated } from '../../kit/i18n/words.ts'
import { $effective } from '../model/documents/documents.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { distinct } from '../model/distinct.ts'

type Categories = NonNullable<GatewayAnswers['categories']>

/** Popups of the brand by their ids. */
export const $popups = distinct(
  combine($effective, (documents): readonly Option[] =>
    [...documents].flatMap(([name, body]) =>
      body.kind === 'page' && body.as === 'popup'
        ? [{ value: name.slice('page/'.length), label: documentTitle(name, body), hint: name.slice('page/'.length) }]
        : [],
    ),
  ),
)

/** What there is of a kind; undefined while the gateway has not answered. */
export function namedOptions(
  kind: PropName,
  gateway: GatewayAnswers | null,
  formatText: (text: string) => string,
  popups: readonly Option[],
): readonly Option[] | undefined {
  if (kind === 'popup') return popups
  const categories = gateway?.categories
  if (!categories) return undefined
  return kind === 'vendor'
    ? studioOptions(categories, formatText)
    : categories.map(({ key }) => ({ value: key, label: formatText(`t:category.${key}`), hint: key }))
}

/** Each studio once, by its code, with the categories in which it has games. */
function studioOptions(categories: Categories, formatText: (text: string) => string): readonly Option[] {
  const codes = [...new Set(categories.flatMap(({ vendors }) => vendors))].toSorted()
  return codes.map((code) => ({
    value: code,
    label: code,
    hint: separated(categories.filter(({ vendors }) => vendors.includes(code)).map(({ key }) => formatText(`t:category.${key}`))),
  }))
}
