import { combine } from 'effector'

import type { Overlay } from '../../../schemas/documents.ts'
import { evaluate } from '../../../rules/predicate.ts'
import type { EvaluationContext } from '../../../rules/predicate.ts'
import { $facts } from './facts.ts'
import { $flags } from './flags.ts'
import { memo, sameList } from '../../../rules/memo.ts'
import { $documents, readyDocuments } from '../context/documents.ts'

/** The overlays whose `when` is true now, without it; the same list until one is added or removed. */
export const $activeOverlays = combine($documents, $facts, $flags, (documents, facts, flags): readonly Overlay[] =>
  sameList(
    readyDocuments(documents).flatMap((document) =>
      document.kind === 'overlay' && (document.when === undefined || evaluate(document.when, { facts, flags }) === true)
        ? [withoutWhen(document)]
        : [],
    ),
  ),
)
const withoutWhen = memo((overlay: Overlay): Overlay => ({ ...overlay, when: undefined }))

/** What active overlays are applied in: their `when` is decided, so nothing is asked of it. */
export const activeContext: EvaluationContext = { facts: {}, flags: {} }
