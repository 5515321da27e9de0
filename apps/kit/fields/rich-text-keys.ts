import { baseKeymap, chainCommands, splitBlockAs, toggleMark } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Plugin } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'

import { richTextSchema } from './rich-text-document.ts'
import type { Style } from './rich-text-document.ts'

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
export const richTextPlugins: readonly Plugin[] = [
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
        keydown: (_, { key, ctrlKey, metaKey }) => key === 'Escape' || ((ctrlKey || metaKey) && /^[zy]$/i.test(key)),
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
