import { combine } from 'effector'

import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $block } from '../../model/view/choice.ts'
import { $doc, $document, $effective, $workspace } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { $portalWords } from '../../model/words/portal-words.ts'

/** What a paste is judged by. */
export const $pasteContext = combine({
  block: $block,
  page: $document,
  doc: $doc,
  catalogue: $catalogue,
  naming: $naming,
  documents: $effective,
  words: $portalWords,
  brand: $workspace.map((workspace) => workspace?.brand ?? ''),
})
