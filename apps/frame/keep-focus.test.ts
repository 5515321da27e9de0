// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepFocus } from './keep-focus.ts'

const natives = [HTMLElement, HTMLInputElement, HTMLTextAreaElement, HTMLDialogElement].map(
  ({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
)
beforeEach(() => {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  // As Chromium does it
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    prototype.select = function (this: HTMLElement) {
      focus.call(this)
    }
  document.body.innerHTML = '<input><textarea></textarea><button>Play</button>'
})
afterEach(() => {
  for (const [prototype, descriptors] of natives) Object.defineProperties(prototype, descriptors)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const [field, area, button] = [
  () => document.querySelector('input')!,
  () => document.querySelector('textarea')!,
  () => document.querySelector('button')!,
]

test('a portal in a frame takes no keys from the editor: not by focusing, not by selecting the text of a field', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  keepFocus(() => false)

  button().focus()
  field().select()
  area().select()

  expect(document.activeElement).toBe(document.body)
})

test('a portal that is used, or whose frame has the keys, focuses as ever', () => {
  let isUsed = true
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  keepFocus(() => isUsed)
  const focused = () => [button, field, area].map((element) => (act(element()), document.activeElement === element()))
  const act = (element: HTMLElement) => ('select' in element ? (element as HTMLInputElement).select() : element.focus())

  expect(focused()).toEqual([true, true, true])
  isUsed = false
  hasFocus.mockReturnValue(true)
  expect(focused()).toEqual([true, true, true])
})
