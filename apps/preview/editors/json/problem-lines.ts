import { setDiagnostics } from '@codemirror/lint'
import type { Diagnostic as Underlined } from '@codemirror/lint'
import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Text } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'

import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'

/** A range of the text, in UTF-16 units. */
export type Slice = { from: number; to: number }
/** A value that the schema does not know; `text` explains it at the end of its line. */
export type Kept = Slice & { text: string }

export type Marks = { problems: readonly Diagnostic[]; kept: readonly Kept[]; highlight: Slice | undefined }

const marksChanged = StateEffect.define<Marks>()

/** Notes at the ends of lines, and the lines of the chosen block. They move with the text until new ones are set. */
export const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    const effect = transaction.effects.find((one) => one.is(marksChanged))
    return effect ? decorationsOf(transaction.state.doc, effect.value) : set.map(transaction.changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Sets the problems, the unknown values and the highlighted lines of an editor. */
export function markChanges(state: EditorState, given: Marks): Parameters<EditorView['dispatch']>[0] {
  const underlined = given.problems.flatMap((problem) => underlineOf(state.doc, problem))
  const spec = setDiagnostics(state, underlined)
  const effects = [...[spec.effects ?? []].flat(), marksChanged.of(given)]
  return { effects }
}

/** The offset of a line and a column, both counted from 1; outside of the text, the nearest offset in it. */
export function offsetOf(doc: Text, { line = 1, column = 1 }: Pick<Diagnostic, 'line' | 'column'>): number {
  const found = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(found.to, found.from + Math.max(0, column - 1))
}

function underlineOf(doc: Text, problem: Diagnostic): Underlined[] {
  if (problem.line === undefined) return []
  const from = offsetOf(doc, problem)
  const line = doc.lineAt(from)
  const written = /^(?:"(?:[^"\\]|\\.)*"?|[\w.+-]+|.)/.exec(line.text.slice(from - line.from))?.[0] ?? ''
  return [{ from, to: from + written.length, severity: problem.severity, message: problem.message }]
}

function decorationsOf(doc: Text, { problems, kept, highlight }: Marks): DecorationSet {
  const lines = new Map<number, { chosen: boolean; words: { text: string; kind: string }[] }>()
  const at = (line: number) => {
    const known = lines.get(line) ?? { chosen: false, words: [] }
    lines.set(line, known)
    return known
  }
  if (highlight && highlight.to > highlight.from) {
    const last = doc.lineAt(Math.min(highlight.to, doc.length)).number
    for (let line = doc.lineAt(Math.min(highlight.from, doc.length)).number; line <= last; line += 1) at(line).chosen = true
  }
  for (const problem of problems)
    if (problem.line !== undefined)
      at(doc.lineAt(offsetOf(doc, problem)).number).words.push({ text: problem.message, kind: problem.severity })
  for (const { from, text } of kept) at(doc.lineAt(Math.min(from, doc.length)).number).words.push({ text, kind: 'kept' })
  const builder = new RangeSetBuilder<Decoration>()
  for (const [number, { chosen, words }] of [...lines].sort(([a], [b]) => a - b)) {
    const line = doc.line(number)
    if (chosen) builder.add(line.from, line.from, Decoration.line({ class: 'cm-chosen' }))
    for (const word of words.slice(0, 2))
      builder.add(line.to, line.to, Decoration.widget({ widget: new Words(word.text, word.kind), side: 1 }))
  }
  return builder.finish()
}

class Words extends WidgetType {
  readonly text: string
  readonly kind: string
  constructor(text: string, kind: string) {
    super()
    this.text = text
    this.kind = kind
  }
  override eq(other: Words): boolean {
    return other.text === this.text && other.kind === this.kind
  }
  toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = `cm-words cm-words-${this.kind}`
    element.textContent = this.text
    return element
  }
}
