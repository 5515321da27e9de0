// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { createExampleDrawer, putDrawing } from './example-drawer.ts'

afterEach(() => document.body.replaceChildren())

/** A drawer whose frame answers when the test says so; what waits for an idle moment is called at once. */
function open() {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<div id="root"></div>'
  Object.defineProperty(page, 'adoptedStyleSheets', { value: [] })
  const asked: string[] = []
  const frame = {
    document: page,
    postMessage: ({ shown }: { shown: { widget: string } }) => void asked.push(shown.widget),
  } as unknown as Window
  const drawer = createExampleDrawer({ theme: 'dark', brand: 'foyer' }, new Map(), (call) => call())
  const close = drawer.connect(frame)
  const hear = (data: object, source: unknown = frame) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data: { from: 'example', ...data }, source, origin: location.origin }))
  const answer = (widget: string, text: string | undefined, status = 'drawn') => {
    if (text !== undefined) page.getElementById('root')!.textContent = text
    hear({ kind: 'shown', widget, status })
  }
  const isDrawn = (type: string) => vi.waitFor(() => expect(drawer.drawingOf(type)).not.toBe(undefined))
  return { drawer, close, hear, asked, answer, isDrawn, page }
}

test('draws what is wanted one after another, and keeps a copy of each', async () => {
  const { drawer, close, hear, asked, answer, isDrawn } = open()
  for (const type of ['text', 'video']) drawer.want(type)
  expect(asked).toEqual([])
  hear({ kind: 'ready' })
  expect(asked).toEqual(['text'])
  answer('text', 'Words')
  await isDrawn('text')
  expect(asked).toEqual(['text', 'video'])
  answer('video', 'Play')
  await isDrawn('video')
  expect([drawer.drawingOf('text')?.root.textContent, drawer.drawingOf('video')?.root.textContent]).toEqual(['Words', 'Play'])
  drawer.want('text')
  expect(asked).toHaveLength(2)
  close()
})

test('what is open above the page stays open in its copy, and what is closed stays closed', async () => {
  const { drawer, close, hear, answer, isDrawn, page } = open()
  drawer.want('toast-list')
  hear({ kind: 'ready' })
  page.getElementById('root')!.innerHTML = '<p popover>Saved</p><p popover>Menu</p>'
  page.querySelectorAll('[popover]').forEach((one, index) => Object.defineProperty(one, 'matches', { value: () => index === 0 }))
  answer('toast-list', undefined)
  await isDrawn('toast-list')
  expect(drawer.drawingOf('toast-list')?.root.innerHTML).toBe('<p>Saved</p><p popover="">Menu</p>')
  close()
})

test('what is not wanted any more is not drawn, and what cannot be drawn has no drawing', async () => {
  const { drawer, close, hear, asked, answer, isDrawn } = open()
  drawer.want('text')
  drawer.want('video')()
  hear({ kind: 'ready' }, window) // from elsewhere
  expect(asked).toEqual([])
  hear({ kind: 'ready' })
  answer('text', '', 'crashed')
  await isDrawn('text')
  expect([drawer.drawingOf('text'), asked]).toEqual([null, ['text']])
  close()
})

test('a drawing is put into an empty page with its styles, the tokens of the brand after them', async () => {
  const page = document.implementation.createHTMLDocument()
  const styles: string[] = []
  const adopt = vi.fn<(styles: readonly unknown[]) => void>()
  Object.defineProperty(page, 'adoptedStyleSheets', { set: adopt })
  class Style {
    replaceSync(text: string) {
      styles.push(text)
    }
  }
  const root = Object.assign(document.createElement('div'), { textContent: 'Words' })
  const drawing = { root, links: [], styles: ['a{}'], attributes: [['data-theme', 'dark']] as const }
  await putDrawing({ document: page, window: { CSSStyleSheet: Style } as unknown as Window & typeof globalThis }, drawing, 'b{}')
  expect([page.body.textContent, page.documentElement.dataset.theme, styles.slice(0, 2)]).toEqual(['Words', 'dark', ['a{}', 'b{}']])
  expect(adopt).toHaveBeenCalledTimes(1)
})
