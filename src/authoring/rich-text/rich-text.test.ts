// @vitest-environment happy-dom
import { DOMParser as PastedParser } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'
import { expect, test } from 'vitest'

import type { RichText } from '../../schemas/rich-text.ts'
import { documentOf, richTextSchema, textOf } from './editing-document.ts'
import type { Style } from './editing-document.ts'
import { cleanPasted, enter, leaveStyle, toggleStyle } from './commands.ts'

const part = (style: Style, text = '') => ({ style, spans: text === '' ? [] : [{ text }] })

/** The text after a command, with the selection at a place that counts parts and letters. */
function after(text: RichText, at: readonly [part: number, letter: number], command: Command, to = at): RichText {
  let state = EditorState.create({ doc: documentOf(text) })
  const place = ([index, letter]: readonly [number, number]) =>
    state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0) + 1 + letter
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, place(at), place(to))))
  command(state, (transaction) => (state = state.apply(transaction)))
  return textOf(state.doc)
}
/** What comes of pasted HTML. */
function pasted(html: string): RichText {
  const element = document.createElement('div')
  element.innerHTML = cleanPasted(html)
  return textOf(PastedParser.fromSchema(richTextSchema).parse(element))
}

test('a text that is opened and not edited is the same, byte for byte, also where its form is unusual', () => {
  const text = [
    { style: 'heading', spans: [{ text: 'Zażółć 日本語' }] },
    { style: 'paragraph', spans: [{ text: 'a', bold: false }, { text: 'b' }, { link: '/rng', text: 'c\nd', italic: true, bold: true }] },
    { style: 'paragraph', spans: [] },
    { spans: [{ text: ' ' }], style: 'number' },
  ] as const
  expect(JSON.stringify(textOf(documentOf(text as unknown as RichText)))).toBe(JSON.stringify(text))
  expect(textOf(documentOf([]))).toEqual([{ style: 'paragraph', spans: [] }])
})

test('Enter goes on with a list, ends it in an empty entry, and begins a paragraph after a heading', () => {
  expect(after([part('bullet', 'One')], [0, 3], enter)).toEqual([part('bullet', 'One'), part('bullet')])
  expect(after([part('bullet', 'One'), part('bullet')], [1, 0], enter)).toEqual([part('bullet', 'One'), part('paragraph')])
  expect(after([part('heading', 'One')], [0, 3], enter)).toEqual([part('heading', 'One'), part('paragraph')])
  expect(after([part('heading', 'OneTwo')], [0, 3], enter)).toEqual([part('heading', 'One'), part('heading', 'Two')])
})

test('Backspace at the start of a heading or an entry makes it a paragraph, and elsewhere nothing of that', () => {
  expect(after([part('number', 'One')], [0, 0], leaveStyle)).toEqual([part('paragraph', 'One')])
  expect(after([part('heading', 'One')], [0, 1], leaveStyle)).toEqual([part('heading', 'One')])
  expect(after([part('paragraph', 'One')], [0, 0], leaveStyle)).toEqual([part('paragraph', 'One')])
})

test('a style is given to every part of the selection, and the same button makes paragraphs again', () => {
  const two = [part('paragraph', 'One'), part('heading', 'Two')]
  const listed = after(two, [0, 1], toggleStyle('bullet'), [1, 2])
  expect(listed).toEqual([part('bullet', 'One'), part('bullet', 'Two')])
  expect(after(listed, [0, 1], toggleStyle('bullet'), [1, 2])).toEqual([part('paragraph', 'One'), part('paragraph', 'Two')])
})

test('what a word processor, a sheet and a page copy becomes parts and words; nothing else is kept', () => {
  expect(
    pasted(
      '<h1 style="color:red">Title</h1><p class="MsoNormal">A <b>bold</b> <span style="font-weight:700">word</span></p>' +
        '<p class="MsoListParagraphCxSpFirst"><![if !supportLists]><span>·<span>     </span></span><![endif]>One</p>',
    ),
  ).toEqual([
    part('heading', 'Title'),
    { style: 'paragraph', spans: [{ text: 'A ' }, { text: 'bold', bold: true }, { text: ' ' }, { text: 'word', bold: true }] },
    part('bullet', 'One'),
  ])
  expect(
    pasted('<b style="font-weight:normal"><table><tr><td>Slots</td><td>10</td></tr><tr><td>Live</td><td>2</td></tr></table></b>'),
  ).toEqual([part('paragraph', 'Slots 10'), part('paragraph', 'Live 2')])
  expect(
    pasted(
      '<ol><li><p>One</p></li><li>Two</li></ol><ul><li><em>Three</em></li></ul><script>alert(1)</script>' +
        '<p><a href="/rng">Slots</a> <a href="https://elsewhere.example/">away</a> <a href="javascript:alert(1)">x</a></p>',
    ),
  ).toEqual([
    part('number', 'One'),
    part('number', 'Two'),
    { style: 'bullet', spans: [{ text: 'Three', italic: true }] },
    { style: 'paragraph', spans: [{ text: 'Slots', link: '/rng' }, { text: ' away x' }] },
  ])
})
