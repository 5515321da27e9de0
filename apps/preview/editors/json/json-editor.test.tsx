// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { JsonEditor } from './json-editor.tsx'
import type { JsonEditorProps } from './json-editor.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const schema: JsonObject = {
  type: 'object',
  required: ['look'],
  properties: {
    look: {
      type: 'string',
      enum: ['grid', 'rail'],
      default: 'grid',
      description: 'How games are laid out. grid: rows of equal tiles. rail: one row that scrolls.',
    },
    title: { type: 'string', format: 'text' },
    limit: { type: 'integer' },
  },
}
const text = '{\n  "look": "grid",\n  "limit": 12\n}\n'

function draw(given: Partial<JsonEditorProps> = {}) {
  const onText = vi.fn<(text: string) => void>()
  const props: JsonEditorProps = { path: '_base/pages/home.json', text, onText, problems: [], schema, ...given }
  const drawn = render(<JsonEditor {...props} />)
  const view = EditorView.findFromDOM(drawn.container.querySelector<HTMLElement>('.cm-editor')!)!
  return { ...drawn, view, onText, again: (more: Partial<JsonEditorProps>) => drawn.rerender(<JsonEditor {...props} {...more} />) }
}
const problem = (more: Partial<Diagnostic>): Diagnostic => ({
  code: 'schema/type',
  severity: 'error',
  message: 'a number, 1 to 40',
  document: 'page/home',
  pointer: '/limit',
  line: 3,
  column: 12,
  ...more,
})

test('typed text is reported once after a pause, and at once when the editor loses the focus', () => {
  vi.useFakeTimers()
  const { view, onText, unmount } = draw()
  const at = text.indexOf('12')
  view.dispatch({ changes: { from: at, to: at + 2, insert: '2' } })
  view.dispatch({ changes: { from: at + 1, insert: '4' } })
  expect(onText).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(onText.mock.calls).toEqual([[text.replace('12', '24')]])
  view.dispatch({ changes: { from: at + 2, insert: '0' } })
  unmount()
  expect(onText.mock.calls[1]).toEqual([text.replace('12', '240')])
})

test('a change from outside leaves the cursor at its word and is not reported back', () => {
  vi.useFakeTimers()
  const { view, onText, again } = draw()
  view.dispatch({ selection: { anchor: text.indexOf('12') + 1 } })
  again({ text: text.replace('grid', 'carousel') })
  expect(view.state.doc.toString()).toBe(text.replace('grid', 'carousel'))
  expect(view.state.selection.main.head).toBe(text.replace('grid', 'carousel').indexOf('12') + 1)
  vi.advanceTimersByTime(1_000)
  expect(onText).not.toHaveBeenCalled()
})

test('a change from outside while somebody types loses neither', () => {
  vi.useFakeTimers()
  const { view, onText, again } = draw()
  view.dispatch({ changes: { from: text.indexOf('12'), to: text.indexOf('12') + 2, insert: '24' } })
  again({ text: text.replace('grid', 'rail') })
  vi.advanceTimersByTime(400)
  expect(onText.mock.calls).toEqual([[text.replace('grid', 'rail').replace('12', '24')]])
})

test('a paste of many megabytes is refused with a sentence and the text stays', () => {
  const { view, getByText, onText } = draw()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => 'x'.repeat(10_000_000), items: [], types: [] } })
  act(() => void view.contentDOM.dispatchEvent(event))
  getByText(/9\.5 MB.*256\.0 KB/)
  expect({ toString: view.state.doc.toString(), callsCount: onText.mock.calls.length }).toEqual({ toString: text, callsCount: 0 })
})

test('typing over the limit is refused, shrinking a text that is too large is not', () => {
  const large = `{ "title": "${'x'.repeat(300_000)}" }`
  const { view } = draw({ text: large })
  act(() => view.dispatch({ changes: { from: 20, insert: 'y' } }))
  expect(view.state.doc.length).toBe(large.length)
  act(() => view.dispatch({ changes: { from: 20, to: 30 } }))
  expect(view.state.doc.length).toBe(large.length - 10)
})

test('a problem is shown at the end of its line and in the list below, where a click leads to its place', () => {
  const { view, getByRole, container } = draw({ problems: [problem({})] })
  expect(container.querySelector('.cm-words-error')?.textContent).toBe('a number, 1 to 40')
  fireEvent.click(getByRole('button', { name: /Line 3/ }))
  expect(view.state.doc.sliceString(view.state.selection.main.head, view.state.selection.main.head + 2)).toBe('12')
})

test('broken text is kept and explained in one sentence; it cannot be formatted', () => {
  const { view, getByText, getByRole } = draw({
    text: '{ "a": ',
    onTidy: vi.fn<() => void>(),
    problems: [problem({ code: 'json/syntax', message: 'The text ends where a value should stand.', line: 1, column: 8 })],
  })
  expect(view.state.doc.toString()).toBe('{ "a": ')
  getByText(/the last version that could be read/)
  expect(getByRole('button', { name: 'Format' })).toHaveProperty('disabled', true)
})

test('lines of the chosen block are marked; a part that is kept as it is says so', () => {
  const { container } = draw({
    highlight: { from: 4, to: text.indexOf('12') },
    kept: [{ from: 4, to: 18, text: 'unknown, kept as it is' }],
  })
  expect(container.querySelectorAll('.cm-line.cm-chosen').length).toBe(2)
  expect(container.querySelector('.cm-words-kept')?.textContent).toBe('unknown, kept as it is')
})

test('searching counts what it finds and goes around', () => {
  const { view, getByRole, getByLabelText } = draw()
  fireEvent.keyDown(view.contentDOM, { key: 'f', code: 'KeyF', ctrlKey: true, keyCode: 70 })
  const field = getByLabelText('Find in the text')
  fireEvent.change(field, { target: { value: 'l' } })
  expect(getByRole('status').textContent).toBe('1 of 2')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(getByRole('status').textContent).toBe('2 of 2')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(getByRole('status').textContent).toBe('1 of 2')
})

test('the shell handles undo, and typed text is reported before it', () => {
  const calls: string[] = []
  const { view } = draw({ onText: () => calls.push('text'), onUndo: () => calls.push('undo'), onRedo: () => calls.push('redo') })
  view.dispatch({ changes: { from: 30, insert: '1' } })
  fireEvent.keyDown(view.contentDOM, { key: 'z', code: 'KeyZ', ctrlKey: true, keyCode: 90 })
  expect(calls).toEqual(['text', 'undo'])
})
