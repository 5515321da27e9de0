import { baseKeymap, chainCommands, splitBlockAs, toggleMark } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { EditorState, Plugin, TextSelection } from 'prosemirror-state'
import type { Command, Transaction } from 'prosemirror-state'

import type { RichText } from '../../schemas/rich-text.ts'
import type { TextChange, TextFormat } from '../../schemas/preview.ts'
import { documentOf, richTextSchema, textOf } from './editing-document.ts'
import type { Style } from './editing-document.ts'

const { nodes, marks } = richTextSchema
const isEntry = (style: unknown) => style === 'bullet' || style === 'number'

/** Gives every part of the selection a style; those that have it become paragraphs again. */
export function toggleStyle(style: Style): Command {
  return (state, dispatch) => {
    const places: number[] = []
    let isWhole = true
    const { from, to } = state.selection
    state.doc.nodesBetween(from, to, (node, place) => {
      if (node.type !== nodes.part) return true
      places.push(place)
      isWhole &&= node.attrs.style === style
      return false
    })
    if (dispatch) {
      const { tr } = state
      for (const place of places) tr.setNodeMarkup(place, null, { style: isWhole ? 'paragraph' : style })
      dispatch(tr.scrollIntoView())
    }
    return places.length > 0
  }
}

/** Enter in an empty entry of a list, and Backspace at the start of whatever is no paragraph, make it a paragraph. */
function becomeParagraph(isMeant: (entry: { isEmpty: boolean; style: Style; isAtStart: boolean }) => boolean): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    const style = $from.parent.attrs.style as Style
    const isEmpty = $from.parent.content.size === 0
    if (!empty || style === 'paragraph' || !isMeant({ isEmpty, style, isAtStart: $from.parentOffset === 0 })) return false
    dispatch?.(state.tr.setNodeMarkup($from.before(), null, { style: 'paragraph' }))
    return true
  }
}

export const enter = chainCommands(
  becomeParagraph(({ isEmpty, style }) => isEmpty && isEntry(style)),
  splitBlockAs((node, atEnd) => ({
    type: nodes.part,
    attrs: { style: !atEnd || isEntry(node.attrs.style) ? (node.attrs.style as Style) : 'paragraph' },
  })),
)
/** Backspace at the start of a heading or an entry. */
export const leaveStyle = becomeParagraph(({ isAtStart }) => isAtStart)
const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('\n').scrollIntoView())
  return true
}

/**
 * Keys and typed signs: Enter, Backspace, Ctrl B and I, Shift Enter for a line within a part, "- " and "1. " for lists, "# " and "## " for
 * headings. Undo is the editor's own, so the browser's is refused.
 */
const richTextPlugins: readonly Plugin[] = [
  inputRules({
    rules: [
      textblockTypeInputRule(/^\s*[-*•]\s$/, nodes.part, { style: 'bullet' }),
      textblockTypeInputRule(/^1[.)]\s$/, nodes.part, { style: 'number' }),
      textblockTypeInputRule(/^#\s$/, nodes.part, { style: 'heading' }),
      textblockTypeInputRule(/^##\s$/, nodes.part, { style: 'subheading' }),
    ],
  }),
  keymap({
    Enter: enter,
    'Shift-Enter': breakLine,
    Backspace: leaveStyle,
    'Mod-b': toggleMark(marks.bold),
    'Mod-i': toggleMark(marks.italic),
  }),
  keymap(baseKeymap),
  new Plugin({
    props: {
      handleDOMEvents: {
        // ProseMirror would take these away from the editor around it, even where no plugin answers them
        keydown: (_, { key, ctrlKey, metaKey, shiftKey }) =>
          key === 'Escape' || ((ctrlKey || metaKey) && (/^[zy]$/i.test(key) || (key === 'Enter' && shiftKey))),
        beforeinput(_, event) {
          if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false
          event.preventDefault()
          return true
        },
      },
    },
  }),
]

/** What a sheet copies has its cells side by side: a space keeps their words apart. Numbers and signs that Word draws before entries go. */
export function cleanPasted(html: string): string {
  return html.replaceAll(/<\/t[dh]>/gi, ' $&').replaceAll(/<!\[if !supportLists\]>.*?<!\[endif\]>/gis, '')
}

/** A text as it is edited, with the keys above. */
export function editingState(value: RichText): EditorState {
  return EditorState.create({ doc: documentOf(value), plugins: [...richTextPlugins] })
}

/** What the selection is in: which buttons are pressed, and the link that can be changed. */
export function formatOf(state: EditorState): TextFormat {
  const { from, to, empty, $from } = state.selection
  const found = new Set<Style>()
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) found.add(node.attrs.style as Style)
    return !node.isTextblock
  })
  const typedWith = state.storedMarks ?? $from.marks()
  const has = (mark: typeof marks.link) => (empty ? mark.isInSet(typedWith) !== undefined : state.doc.rangeHasMark(from, to, mark))
  const inLink = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  return {
    style: found.size === 1 ? [...found][0] : undefined,
    bold: has(marks.bold),
    italic: has(marks.italic),
    to: inLink?.attrs.to as string | undefined,
    isEmpty: empty,
  }
}

/** The command of a button: a style, an emphasis, or a link; `to: null` takes the link away. */
export function changeCommand(change: TextChange): Command {
  if ('style' in change) return toggleStyle(change.style)
  if ('mark' in change) return toggleMark(marks[change.mark])
  return (state, dispatch) => {
    const range = formatOf(state).to === undefined ? state.selection : linkAround(state)
    const { tr } = state
    tr.removeMark(range.from, range.to, marks.link)
    if (change.to !== null) tr.addMark(range.from, range.to, marks.link.create({ to: change.to }))
    dispatch?.(tr)
    return true
  }
}

/** Another value than the one that is edited, with the selection where it was: an undo, another language, somebody else. */
export function givenValue(state: EditorState, value: RichText): Transaction {
  const { tr } = state
  const { from } = state.selection
  tr.replaceWith(0, state.doc.content.size, documentOf(value).content)
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))))
  return tr.setMeta('given', true)
}

/** The value that a transaction made, where it is one of the person who writes. */
export function writtenValue(transaction: Transaction): RichText | undefined {
  return transaction.docChanged && !transaction.getMeta('given') ? textOf(transaction.doc) : undefined
}

/** The words of the link that the selection begins in. */
function linkAround({ doc, selection: { $from } }: EditorState): { from: number; to: number } {
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  const start = $from.start()
  const pieces = $from.parent.children.map((node, index, all) => {
    const from = start + all.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0)
    return { from, to: from + node.nodeSize, isLinked: mark !== undefined && mark.isInSet(node.marks) }
  })
  const at = pieces.findIndex((piece) => piece.isLinked && piece.from <= $from.pos && $from.pos <= piece.to)
  if (at < 0) return { from: $from.pos, to: doc.resolve($from.pos).pos }
  let [first, last] = [at, at]
  while (pieces[first - 1]?.isLinked) first -= 1
  while (pieces[last + 1]?.isLinked) last += 1
  return { from: pieces[first]?.from ?? $from.pos, to: pieces[last]?.to ?? $from.pos }
}
