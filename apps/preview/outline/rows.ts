import { combine, createEvent, createStore } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { debounced } from '../model/debounced.ts'
import { $openComments } from '../model/collaboration/comments.ts'
import { $presentAt } from '../model/collaboration/presence.ts'
import { $contracts } from '../model/catalogue/catalogue.ts'
import {
  $brandName,
  $changedNames,
  $declared,
  $doc,
  $document,
  $documents,
  $published,
  $workspace,
  baseBrand,
} from '../model/documents/documents.ts'
import { $shown } from '../model/view/frames.ts'
import { $brandsOf } from '../model/documents/sharing.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { $conditions, $reach } from '../model/view/analysis.ts'
import { $countsByDocument, $countsByPart } from '../model/view/problems.ts'
import { $notOffered } from '../model/view/not-offered.ts'
import { $naming } from '../model/documents/names.ts'
import { blocksOf } from '../model/documents/nodes.ts'
import { listed, t } from '../../kit/i18n/words.ts'
import { createBlockRows } from './block-rows.ts'
import type { BlockRow } from './block-rows.ts'
import { createDocumentRows } from './document-rows.ts'
import { textOf } from '../model/documents/json.ts'
import { personaName } from '../model/view/reach-words.ts'
import { documentTitle } from '../model/documents/titles.ts'

// Rows of both trees. Each store is the same as long as all of its rows are, so that a keystroke in a field draws neither.

/** Shows the whole of a list that was folded. */
export const listUnfolded = createEvent<string>()
const $unfolded = createStore<ReadonlySet<string>>(new Set()).on(listUnfolded, (groups, group) => new Set([...groups, group]))

/** Whose a document is besides this brand's, in words: "shared with Kestrel", "Foyer only". */
export const $sharing = combine($published, $workspace, $brandsOf, (published, workspace, brandsOf) => (name: string): string => {
  const brand = published.get(name)?.brand
  if (!workspace || brand === undefined || workspace.brand === baseBrand) return ''
  const others = brandsOf(name).flatMap((one) => (one.id === workspace.brand ? [] : [one.name]))
  return brand === baseBrand && others.length > 0
    ? t('outline.shared', { brands: listed(others) })
    : brand === baseBrand
      ? ''
      : t('outline.own', { brand: workspace.brands.find(({ id }) => id === brand)?.name ?? brand })
})

const documentRows = createDocumentRows()
export const $documentRows = combine(
  {
    documents: debounced($documents),
    changed: debounced($changedNames.map((names) => new Set(names))),
    problems: $countsByDocument,
    shared: $sharing,
    brandName: $brandName,
    open: $doc,
    unfolded: $unfolded,
    flags: $declared.map((flags) => Object.keys(flags).length),
  },
  documentRows,
)

const who = $viewSettings.map(({ as }) => as)
const $peopleAt = $presentAt.map(
  (present) => new Map([...present].map(([node, all]) => [node, all.map(({ name }) => name ?? t('outline.somebody'))])),
)
const $open = debounced(combine({ document: $document, doc: $doc }))
const blockRows = createBlockRows()
const noRows: readonly BlockRow[] = []
export const $blockRows = combine(
  {
    open: $open,
    naming: $naming,
    contracts: $contracts,
    reach: $reach,
    conditions: $conditions,
    shown: $shown,
    as: who,
    problems: $countsByPart,
    comments: $openComments,
    people: $peopleAt,
    notOffered: debounced($notOffered),
  },
  ({ open: { document, doc }, shown, as, ...rest }) =>
    isPage(document)
      ? blockRows({
          ...rest,
          page: document,
          title: documentTitle(doc, document),
          shown:
            shown && (shown.page === document.id || shown.popups.includes(textOf(document.id)) || document.as === 'chrome')
              ? shown.nodes
              : undefined,
          who: personaName(as),
        })
      : noRows,
)

/** How many blocks the open page has, and how many of them are not drawn for the selected persona. */
export const $blockCount = $open.map(({ document }) => (isPage(document) ? blocksOf(document).length : 0))
export const $hiddenCount = combine($open, $shown, ({ document }, shown) => {
  if (!isPage(document) || !shown) return 0
  return blocksOf(document).filter(({ id }) => shown.nodes.get(`${textOf(document.id)}/${id}`)?.shown === 'hidden').length
})

function isPage(document: JsonObject | null): document is JsonObject {
  return document?.kind === 'page'
}
