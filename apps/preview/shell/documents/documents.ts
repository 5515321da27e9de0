import { combine, createEvent, sample } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import {
  $changedNames,
  $document,
  $documents,
  $doc,
  $published,
  $workspace,
  baseBrand,
  edited,
  parse,
} from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { t } from '../../../kit/i18n/words.ts'

/** The base's document behind a brand's own one; undefined when there is none. */
function sharedBehind(name: string, workspace: Workspace | null): JsonObject | undefined {
  const file = workspace?.brand === baseBrand ? undefined : workspace?.files.find((one) => one.brand === baseBrand && one.name === name)
  return file && parse(file.text)
}

const $isThere = $document.map((document) => document !== null)
const $open = combine(
  $doc,
  $isThere,
  combine($changedNames, $doc, (names, doc) => !names.includes(doc)),
  (doc, there, same) => ({ doc, there, same }),
)

/** What can be done with the open document as a whole; a sentence says why not. */
export const $abilities = combine(
  $open,
  $published,
  $workspace,
  (
    { doc, there, same },
    published,
    workspace,
  ): { rename: true | string; copy: true | string; takeBack: true | string; remove: true | string; own: boolean; shared: boolean } => {
    const [kind = ''] = doc.split('/')
    const file = published.get(doc)
    const single = kind === 'brand' || kind === 'flags' || kind === 'words'
    const shared = workspace !== null && workspace.brand !== baseBrand && file?.brand === baseBrand
    const behind =
      workspace !== null &&
      workspace.brand !== baseBrand &&
      file?.brand === workspace.brand &&
      workspace.files.some((one) => one.brand === baseBrand && one.name === doc)
    const missing = there ? undefined : t('shell.no-document')
    return {
      copy: missing ?? (single ? t('shell.only-one') : true),
      rename: missing ?? (single ? t('shell.only-one') : shared ? t('shell.shared-name') : true),
      takeBack: same ? t('shell.nothing-to-take-back') : true,
      remove: missing ?? (single ? t('shell.only-one') : shared ? t('shell.shared-delete') : true),
      own: behind && !single,
      shared,
    }
  },
)

// What may happen
/** Reverts a document to what players have. */
export const documentReverted = createEvent<string>()
/** Removes a document; the shared one replaces a brand's own one. */
export const documentRemoved = createEvent<string>()

// How it changes
sample({
  clock: documentReverted,
  source: { documents: $documents, published: $published },
  fn: ({ documents, published }, name) => ({
    label: t('shell.did-take-back', { name: documentTitle(name, documents.get(name)) }),
    whole: [{ document: name, body: published.get(name)?.value ?? null }],
  }),
  target: edited,
})
sample({
  clock: documentRemoved,
  source: { documents: $documents, workspace: $workspace },
  fn: ({ documents, workspace }, name) => {
    const behind = sharedBehind(name, workspace)
    return {
      label: t(behind ? 'shell.did-use-shared' : 'shell.did-delete', { name: documentTitle(name, documents.get(name)) }),
      whole: [{ document: name, body: behind ?? null }],
      to: { doc: behind ? name : 'page/home', sel: null },
    }
  },
  target: edited,
})
