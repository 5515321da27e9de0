import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

import { $sel, partChosen } from '../model/view/choice.ts'
import { $doc, $document } from '../model/documents/documents.ts'
import { $requestedField, fieldFocused, inspectorTabChosen } from '../model/inspector-tab.ts'
import { blocksOf } from '../model/documents/nodes.ts'
import type { RequestedPlace } from '../../kit/fields/form/focus-place.ts'

/**
 * Follows the requested field of the open page: chooses the block that has the field, opens the tab that shows it, and gives the place
 * of the field inside the block, so that its form focuses it.
 */
export function useRequestedField(): RequestedPlace | undefined {
  const { requested, doc, document, sel, choose, openTab, done } = useUnit({
    requested: $requestedField,
    doc: $doc,
    document: $document,
    sel: $sel,
    choose: partChosen,
    openTab: inspectorTabChosen,
    done: fieldFocused,
  })
  const [place, setPlace] = useState<RequestedPlace & { block: string | null }>()
  useEffect(() => {
    if (!requested || requested.document !== doc || !document || document.kind !== 'page') return
    const { pointer } = requested
    // Nested ones come after it
    const block = blocksOf(document).findLast((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`))
    const inside = block ? pointer.slice(block.pointer.length) : pointer
    if ((block?.id ?? null) !== sel) choose(block?.id ?? null)
    if (block) openTab(inside.startsWith('/inputs') ? 'data' : inside.startsWith('/when') ? 'shown' : 'content')
    setPlace({ pointer: inside, block: block?.id ?? null })
    done()
  }, [requested, doc, document, sel, choose, openTab, done])
  return place && place.block === sel ? place : undefined
}

/** Gives the requested place of a document that has an editor of its own. */
export function useRequestedPlace(doc: string): RequestedPlace | undefined {
  const { requested, done } = useUnit({ requested: $requestedField, done: fieldFocused })
  const [place, setPlace] = useState<RequestedPlace & { doc: string }>()
  useEffect(() => {
    if (requested?.document !== doc) return
    setPlace({ pointer: requested.pointer, doc })
    done()
  }, [requested, doc, done])
  return place?.doc === doc ? place : undefined
}
