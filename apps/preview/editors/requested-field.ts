import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

import { $sel, partChosen } from '../model/choice.ts'
import { $doc, $document } from '../model/documents.ts'
import { $requestedField, fieldFocused, inspectorTabChosen } from '../model/inspector-tab.ts'
import { blocksOf } from '../model/nodes.ts'
import type { RequestedPlace } from '../fields/focus-place.ts'

/**
 * Follows what is wanted of the open page: chooses the block that has the field, opens the tab that draws it, and gives the place of the
 * field inside the block, for its form to take the focus there.
 */
export function useRequestedField(): RequestedPlace | undefined {
  const { wanted, doc, document, sel, choose, openTab, done } = useUnit({
    wanted: $requestedField,
    doc: $doc,
    document: $document,
    sel: $sel,
    choose: partChosen,
    openTab: inspectorTabChosen,
    done: fieldFocused,
  })
  const [place, setPlace] = useState<RequestedPlace & { block: string | null }>()
  useEffect(() => {
    if (!wanted || wanted.document !== doc || !document || document.kind !== 'page') return
    const { pointer } = wanted
    const block = blocksOf(document).findLast((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`)) // those inside come later
    const inside = block ? pointer.slice(block.pointer.length) : pointer
    if ((block?.id ?? null) !== sel) choose(block?.id ?? null)
    if (block) openTab(inside.startsWith('/inputs') ? 'data' : inside.startsWith('/when') ? 'shown' : 'content')
    setPlace({ pointer: inside, block: block?.id ?? null })
    done()
  }, [wanted, doc, document, sel, choose, openTab, done])
  return place && place.block === sel ? place : undefined
}

/** The same for a document with an editor of its own: what is wanted of it, for the editor to take the focus there. */
export function useRequestedPlace(doc: string): RequestedPlace | undefined {
  const { wanted, done } = useUnit({ wanted: $requestedField, done: fieldFocused })
  const [place, setPlace] = useState<RequestedPlace & { doc: string }>()
  useEffect(() => {
    if (wanted?.document !== doc) return
    setPlace({ pointer: wanted.pointer, doc })
    done()
  }, [wanted, doc, done])
  return place?.doc === doc ? place : undefined
}
