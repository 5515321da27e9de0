// @vitest-environment happy-dom
import { Node } from 'prosemirror-model'
import { AllSelection, TextSelection } from 'prosemirror-state'
import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'

import fc from '../../../tests/support/samples/fast-check.ts'
import { runs } from '../../../tests/support/samples/sample.ts'
import { isRichText, richTextStyles } from '../../schemas/rich-text.ts'
import type { RichText, RichTextSpan } from '../../schemas/rich-text.ts'
import { changeCommand, editingState, enter, givenValue, leaveStyle, writtenValue } from './commands.ts'
import { documentOf, richTextSchema, textOf } from './editing-document.ts'

const often = runs(10_000)
const letters = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(' ', '  a', 'a  ', '\n', 'a\n\nb', '\t', '\u00a0', '日本語', 'ż', 'مرحبا', '<b>x</b>', '&amp;', '# ', '- ', '👩‍👩‍👧'),
)
const link = fc.constantFrom('/', '/rng', '/rng?vassalage=PG#top', '/member?page=depositv2')
/** Also forms that the editor itself never writes: `false`, neighbours that are alike, keys in another order. */
const span = fc
  .record({ text: letters, bold: fc.boolean(), italic: fc.boolean(), link }, { requiredKeys: ['text'] })
  .chain((one) => fc.shuffledSubarray(Object.entries(one), { minLength: Object.keys(one).length }))
  .map((entries) => Object.fromEntries(entries) as RichTextSpan)
const block = fc.oneof(
  fc.record({ style: fc.constantFrom(...richTextStyles), spans: fc.array(span, { maxLength: 6 }) }),
  fc.record({ spans: fc.array(span, { maxLength: 3 }), style: fc.constantFrom(...richTextStyles) }),
)
const text = fc.array(block, { minLength: 1, maxLength: 8 })

/** A text as the editor writes it: keys in one order, nothing that is false, no two neighbours with the same emphasis and link. */
function plain(given: RichText): RichText {
  return given.map(({ style, spans }) => {
    const joined: RichTextSpan[] = []
    for (const { text: words, bold, italic, link: to } of spans) {
      const one = { text: words, ...(bold && { bold }), ...(italic && { italic }), ...(to !== undefined && { link: to }) }
      const last = joined.at(-1)
      if (last && last.bold === one.bold && last.italic === one.italic && last.link === one.link) last.text += words
      else joined.push(one)
    }
    return { style, spans: joined }
  })
}
const bytes = (value: RichText) => JSON.stringify(value)

test('any text that is opened, left for another one and given back is the same, byte for byte', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(bytes(textOf(documentOf(one)))).toBe(bytes(one))
      const state = editingState(one)
      const changed = state.apply(givenValue(state, other))
      expect(bytes(textOf(changed.doc))).toBe(bytes(other))
      expect(bytes(textOf(changed.apply(givenValue(changed, one)).doc))).toBe(bytes(one))
    }),
    often,
  )
})

test('any text in the form that the editor writes is written again in the same bytes, also by an editor that never read it', () => {
  fc.assert(
    fc.property(text.map(plain), (one) => {
      const nodes = Node.fromJSON(richTextSchema, documentOf(one).toJSON())
      expect(bytes(textOf(nodes))).toBe(bytes(one))
    }),
    often,
  )
})

test('a letter that is typed anywhere and deleted leaves every other part byte for byte, and its own part with the same meaning', () => {
  fc.assert(
    fc.property(text, fc.nat(), (one, at) => {
      const state = editingState(one)
      const place = placesOf(state)[at % placesOf(state).length]!
      const typed = state.apply(state.tr.insertText('x', place))
      const index = state.doc.resolve(place).index(0)
      const others = (value: RichText) => bytes(value.filter((_, part) => part !== index))
      expect(others(textOf(typed.doc))).toBe(others(one))
      const deleted = textOf(typed.apply(typed.tr.delete(place, place + 1)).doc)
      expect(others(deleted)).toBe(others(one))
      expect(bytes(plain(deleted))).toBe(bytes(plain(one)))
    }),
    often,
  )
})

test('whatever is done to a text, what is written is a rich text that comes back in the same bytes', () => {
  const change = fc.oneof(
    fc.record({ style: fc.constantFrom(...richTextStyles) }),
    fc.record({ mark: fc.constantFrom('bold' as const, 'italic' as const) }),
    fc.record({ to: fc.option(link) }),
  )
  const step = fc.record({ from: fc.nat(), to: fc.nat(), does: fc.oneof(change, fc.constantFrom('enter', 'leave', 'type', 'delete')) })
  fc.assert(
    fc.property(text, fc.array(step, { minLength: 1, maxLength: 8 }), (one, steps) => {
      let state = editingState(one)
      for (const { from, to, does } of steps) {
        const places = placesOf(state)
        const [anchor, head] = [places[from % places.length]!, places[to % places.length]!]
        state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)))
        const dispatch = (transaction: typeof state.tr) => {
          const written = writtenValue(transaction)
          if (written) {
            expect(isRichText(written)).toBe(true)
            expect(bytes(textOf(documentOf(written)))).toBe(bytes(written))
            expect(bytes(plain(textOf(Node.fromJSON(richTextSchema, transaction.doc.toJSON()))))).toBe(bytes(plain(written)))
          }
          state = state.apply(transaction)
        }
        if (typeof does === 'object') changeCommand(does)(state, dispatch)
        else if (does === 'enter') enter(state, dispatch)
        else if (does === 'leave') leaveStyle(state, dispatch)
        else dispatch(does === 'type' ? state.tr.insertText('y') : state.tr.deleteSelection())
      }
    }),
    often,
  )
})

test('any text that is copied as a whole and pasted into an empty one is the same, with its lines and its spaces', () => {
  fc.assert(
    fc.property(text.map(plain), (one) => {
      const from = new EditorView(null, { state: editingState(one) })
      const { dom } = from.serializeForClipboard(whole(from.state).content())
      const into = new EditorView(null, { state: editingState([]) })
      into.dispatch(into.state.tr.setSelection(whole(into.state)))
      into.pasteHTML(dom.innerHTML)
      expect(bytes(textOf(into.state.doc))).toBe(bytes(one))
      from.destroy()
      into.destroy()
    }),
    runs(500),
  )
})

const whole = ({ doc }: EditorState) => new AllSelection(doc)

/** Every place where a letter can be typed. */
function placesOf({ doc }: EditorState): number[] {
  const places: number[] = []
  doc.forEach((part, start) => {
    for (let letter = 0; letter <= part.content.size; letter += 1) places.push(start + 1 + letter)
  })
  return places
}
