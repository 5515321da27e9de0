// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import type { Told } from './channel.ts'
import { createTyping } from './typing.ts'

let told: Told[] = []
const typing = createTyping((message) => void told.push(message))
const field = () => document.querySelector<HTMLElement>('[data-typing]')

beforeEach(() => {
  typing.end()
  told = []
  document.body.innerHTML =
    '<main data-page="summer"><div data-node="heading"><h1 class="big"><span>Summer</span></h1><p>Until  August</p></div></main>'
})

function doubleClick(selector: string) {
  const element = document.querySelector(selector)
  element?.addEventListener('dblclick', (event) => typing.doubled(event as MouseEvent), { once: true })
  element?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
}

test('a double click tells the texts under it, from the inside out', () => {
  doubleClick('span')
  expect(told).toEqual([{ kind: 'doubled', node: { page: 'summer', node: 'heading' }, texts: ['Summer', 'Summer', 'SummerUntilAugust'] }])
})

test('a text is typed into in its place, with its classes, and Enter ends it', () => {
  doubleClick('h1')
  typing.type(0, 'Summer')
  expect(field()?.className).toBe('big')
  expect(field()?.previousElementSibling?.tagName).toBe('H1')

  field()!.textContent = 'Summer cup'
  field()!.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(told).toContainEqual({ kind: 'typed', value: 'Summer cup' })
  field()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(field()).toBeNull()
  expect(told.at(-1)).toEqual({ kind: 'type-ended', refocus: true })
  expect(document.querySelector('[data-typed-into]')).toBeNull()
})

test('lines that are pasted become one, and Enter of an input method ends nothing', () => {
  doubleClick('h1')
  typing.type(0, 'Summer')
  field()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  field()!.textContent = 'Summer\ncup'
  field()!.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(field()?.textContent).toBe('Summer cup')
})

test('a value from outside replaces what is shown, the one that was typed does not', () => {
  doubleClick('h1')
  typing.type(0, 'Summer')
  const node = field()!.firstChild
  typing.type(0, 'Summer')
  expect(field()!.firstChild).toBe(node)
  typing.type(0, 'Winter')
  expect(field()?.textContent).toBe('Winter')
})

test('what is pressed in a text does not press the link around it', () => {
  document.querySelector('[data-node]')!.innerHTML = '<a href="/cup"><b>Take part</b></a>'
  doubleClick('b')
  typing.type(0, 'Take part')
  let pressed = false
  document.querySelector('a')!.addEventListener('click', () => void (pressed = true), { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  field()!.dispatchEvent(click)
  expect([pressed, click.defaultPrevented]).toEqual([false, true])
})

test('an emptied text is told when it is left, since its block may go with it', () => {
  doubleClick('h1')
  typing.type(0, 'Summer')
  field()!.textContent = ''
  field()!.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(told.filter(({ kind }) => kind === 'typed')).toEqual([])
  typing.end()
  expect(told.filter(({ kind }) => kind === 'typed' || kind === 'type-ended').map(({ kind }) => kind)).toEqual(['typed', 'type-ended'])
})
