import { createStore } from 'effector'

import type { Form, LayoutDocument, Menu, Order, Overlay } from '../../../schemas/documents.ts'
import type { Facts, FactValue } from '../../../schemas/facts.ts'
import { evaluate } from '../../../rules/predicate.ts'
import { memo, sameList } from '../requests/memo.ts'

/** How overlays change a document; the portal hands in `layout/overlay.ts`, which the model may not import. */
export type ApplyOverlays = { apply: <Document extends Menu | Order | Form>(document: Document, overlays: readonly Overlay[]) => Document }

export const $applyOverlays = createStore<ApplyOverlays>({ apply: (document) => document })

/** The overlays whose `when` holds, without it: by document name, `menu/top`. The same list for the same answer. */
export function activeOverlays(
  documents: readonly LayoutDocument[],
  facts: Facts,
  flags: Readonly<Record<string, FactValue>>,
): readonly Overlay[] {
  return sameList(
    documents.flatMap((document) =>
      document.kind === 'overlay' && (document.when === undefined || evaluate(document.when, { facts, flags }) === true)
        ? [withoutWhen(document)]
        : [],
    ),
  )
}
const withoutWhen = memo((overlay: Overlay): Overlay => ({ ...overlay, when: undefined }))
