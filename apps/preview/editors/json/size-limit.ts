import { EditorState } from '@codemirror/state'
import type { Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

import { documentLimits } from '../../../../src/schemas/document-limits.ts'

/**
 * Refuses an edit that would make a document larger than the limit, and calls `refused` with its size in bytes. A paste is measured
 * before it is inserted, so that one of many megabytes costs nothing. Changes from outside the editor pass, and so does deleting.
 */
export function sizeLimit(refused: (bytes: number) => void, isOutside: (transaction: Transaction) => boolean): Extension {
  const isTooLarge = (length: number) => length > documentLimits.bytes
  return [
    EditorView.domEventHandlers({
      paste(event, view) {
        const pasted = event.clipboardData?.getData('text/plain') ?? ''
        if (!isTooLarge(view.state.doc.length + pasted.length) || pasted.length <= selected(view.state)) return false
        event.preventDefault()
        refused(view.state.doc.length + pasted.length)
        return true
      },
      drop(event, view) {
        const dropped = event.dataTransfer?.getData('text/plain') ?? ''
        if (!isTooLarge(view.state.doc.length + dropped.length)) return false
        event.preventDefault()
        refused(view.state.doc.length + dropped.length)
        return true
      },
    }),
    EditorState.transactionFilter.of((transaction) => {
      if (!transaction.docChanged || isOutside(transaction)) return transaction
      const [before, after] = [transaction.startState.doc.length, transaction.newDoc.length]
      if (after <= before || after * 3 <= documentLimits.bytes) return transaction // no character has more than 3 bytes in a unit
      const bytes = isTooLarge(after) ? after : new TextEncoder().encode(transaction.newDoc.toString()).byteLength
      if (bytes <= documentLimits.bytes) return transaction
      refused(bytes)
      return []
    }),
  ]
}

function selected({ selection }: EditorState): number {
  return selection.ranges.reduce((sum, { from, to }) => sum + to - from, 0)
}
