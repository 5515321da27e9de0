// @vitest-environment happy-dom
import { createEffect, fork } from 'effector'
import type { Scope } from 'effector'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { actionsAdded, createPlainAction } from '../../model/actions.ts'
import type { ActionGroup } from '../../model/actions.ts'
import { callerOf } from '../../model/editor.testing.ts'
import { frameMessageReceived } from '../../model/view/frames.ts'
import { actionFor, combinationsOf, keysChanged, keysReset, lettersTurned, $ownKeys, worksOn } from './keys.ts'
import { groundOf, listenToKeys } from './keys-listen.ts'

const ran = vi.fn<(id: string) => void>()
const ranFx = createEffect((id: string) => ran(id))
const actionOf = (id: string, group: ActionGroup, key: string) =>
  createPlainAction({ id: `test.${id}`, group, title: () => id, keys: [key], fn: () => id, target: ranFx })
const actions = [
  actionOf('letter', 'view-settings', 'k'),
  actionOf('undo', 'history', 'mod+z'),
  actionOf('block', 'block', 'mod+d'),
  actionOf('help', 'help', '?'),
]

let scope: Scope
const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)
let stop = () => {}

beforeEach(() => {
  scope = fork()
  call(actionsAdded, actions)
  render(
    <>
      <div data-part="top">
        <button type="button">Bar</button>
      </div>
      <div data-part="left">
        <div role="tree" tabIndex={0} aria-label="Tree" />
      </div>
      <div data-part="canvas">
        <div data-canvas tabIndex={-1}>
          Canvas
        </div>
      </div>
      <div data-part="right">
        <input aria-label="Field" />
        <input type="search" aria-label="Search" />
      </div>
      <div role="alertdialog" aria-label="Popup">
        <button type="button">In it</button>
      </div>
    </>,
  )
  stop = listenToKeys(scope)
})
afterEach(() => {
  stop()
  cleanup()
  ran.mockReset()
})

const pressed = { code: '', ctrl: false, meta: false, shift: false, alt: false }

test('a single letter works on the canvas and the bars, and belongs to fields, lists and popups elsewhere', () => {
  for (const place of [
    screen.getByText('Canvas'),
    screen.getByText('Bar'),
    screen.getByLabelText('Field'),
    screen.getByRole('tree'),
    screen.getByText('In it'),
  ])
    fireEvent.keyDown(place, { key: 'k', code: 'KeyK' })
  expect(ran.mock.calls).toEqual([['letter'], ['letter']])
})

test('undo works in fields, but not in one that only searches, nor while a word is composed', () => {
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'z', code: 'KeyZ', ctrlKey: true })
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', code: 'KeyZ', ctrlKey: true })
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'z', code: 'KeyZ', ctrlKey: true, isComposing: true })
  fireEvent.keyDown(screen.getByText('Canvas'), { key: 'k', code: 'KeyK', keyCode: 229 })
  expect(ran.mock.calls).toEqual([['undo']])
})

test('keys of a block work on the canvas and in the outline alone', () => {
  for (const place of [screen.getByText('Canvas'), screen.getByRole('tree'), screen.getByLabelText('Field'), screen.getByText('Bar')])
    fireEvent.keyDown(place, { key: 'd', code: 'KeyD', ctrlKey: true })
  expect(ran.mock.calls).toEqual([['block'], ['block']])
})

test('of letters only the one that adds a block works in the outline', () => {
  const worksIn = (id: string, key: string) => worksOn({ id, group: 'block' }, key, 'outline')
  expect([
    worksIn('block.add-after', 'a'),
    worksIn('block.hide', 'h'),
    worksOn({ id: 'block.add-after', group: 'block' }, 'a', 'list'),
  ]).toEqual([true, false, false])
})

test('F6 goes from part to part and leaves the last to the browser', () => {
  const bar = screen.getByText('Bar')
  bar.focus()
  const names: (string | undefined)[] = []
  const left: boolean[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    left.push(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' }))
    names.push(document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset.part)
  }
  expect({ names, left }).toEqual({ names: ['left', 'canvas', 'right', 'right'], left: [false, false, false, true] })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6', shiftKey: true })
  expect(document.activeElement).toBe(screen.getByText('Canvas'))
})

test('a key pressed in the frame counts as pressed on the canvas', () => {
  call(frameMessageReceived, {
    frame: 'main',
    message: { v: 1, kind: 'key', key: 'k', code: 'KeyK', ctrl: false, shift: false, alt: false },
  })
  expect(ran.mock.calls).toEqual([['letter']])
})

test('a keyboard of another alphabet has the same keys, AltGr types, and a sign needs no Shift', () => {
  expect(combinationsOf({ ...pressed, key: 'ن', code: 'KeyK' }, false)).toEqual(['ن', 'k'])
  expect(combinationsOf({ ...pressed, key: 'z', code: 'KeyZ', ctrl: true, alt: true }, false)).toEqual([])
  expect(combinationsOf({ ...pressed, key: '?', code: 'Slash', shift: true }, false)).toEqual(['?'])
  expect(combinationsOf({ ...pressed, key: 'Z', code: 'KeyZ', meta: true, shift: true }, true)).toEqual(['mod+shift+z'])
})

test('a key can be changed and turned off, and all letters at once', () => {
  const find = (key: string) => actionFor(actions, scope.getState($ownKeys), { ...pressed, key, code: '' }, 'canvas', false)?.id
  call(keysChanged, { action: 'test.letter', keys: ['j'] })
  expect({ k: find('k'), j: find('j') }).toEqual({ k: undefined, j: 'test.letter' })
  call(lettersTurned, false)
  expect(find('j')).toBeUndefined()
  call(keysReset, undefined)
  expect(find('k')).toBe('test.letter')
})

test('a code editor is a field', () => {
  const editor = document.createElement('div')
  editor.setAttribute('contenteditable', 'true')
  document.body.append(editor)
  expect(groundOf(editor, false)).toBe('field')
  editor.remove()
})
