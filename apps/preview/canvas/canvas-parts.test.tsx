// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { t } from '../../kit/i18n/words.ts'
import { edited, $past } from '../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $mode, frameMessageReceived, modeChosen } from '../model/view/frames.ts'
import { $openDialog } from '../model/documents/opened.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { EmptyPage } from './blocks/empty-page.tsx'
import { FrameTrouble } from './frame/frame-trouble.tsx'
import { $hidden } from './headline.tsx'
import { $matrix, matrixChanged } from './matrix/matrix-axes.ts'
import { $pasteError, pasteFailed } from './blocks/paste-error.ts'
import { useTrackDrag } from './moving/pointer-drag.ts'
import { UseBar } from './blocks/use-bar.tsx'
import { WidthEdge } from './frame/width-edge.tsx'
import { ZoomBar } from './frame/zoom-bar.tsx'
import { $zoom } from './frame/zoom.ts'

const nodes: JsonObject[] = [
  { id: 'top', widget: 'columns', slots: { main: [{ id: 'inner', widget: 'page-heading' }] } },
  { id: 'hot', widget: 'game-section' },
]
const files = [published('page/home', { title: 'Home', ...pageOf(...nodes) }), published('page/help', { title: 'Help', ...pageOf() })]
const state = (page: string, shown: Record<string, 'drawn' | 'hidden'>) => ({
  frame: 'main',
  message: {
    v: 1 as const,
    kind: 'state' as const,
    page,
    popups: [],
    at: '/',
    facts: {},
    flags: {},
    height: 1,
    nodes: Object.entries(shown).map(([node, drawn]) => ({ page, node, shown: drawn })),
  },
})

let scope: Scope
beforeEach(async () => {
  scope = await editorWith(files)
})
afterEach(cleanup)
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)

describe('the edge of the frame', () => {
  test('changes the width by 10 px, with Shift by 1 px, and stops at its limits', () => {
    show(<WidthEdge scale={1} />)
    const edge = screen.getByRole('slider')
    const width = () => scope.getState($viewSettings).width
    const before = width()
    fireEvent.keyDown(edge, { key: 'ArrowRight' })
    expect(width()).toBe(before + 10)
    fireEvent.keyDown(edge, { key: 'ArrowLeft', shiftKey: true })
    expect(width()).toBe(before + 9)
    fireEvent.keyDown(edge, { key: 'Home' })
    fireEvent.keyDown(edge, { key: 'PageDown' })
    expect(width()).toBe(320)
    fireEvent.keyDown(edge, { key: 'End' })
    expect(width()).toBe(2_560)
    fireEvent.keyDown(edge, { key: 'ArrowLeft', ctrlKey: true })
    expect(width()).toBe(2_560)
  })
})

test('the zoom goes in steps from the size that is drawn, and back to fit', () => {
  show(<ZoomBar scale={0.8} />)
  const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
  press(t('canvas.zoom-in'))
  expect(scope.getState($zoom)).toBe(0.9)
  press(t('canvas.zoom-out'))
  expect(scope.getState($zoom)).toBe(0.75)
  press(t('canvas.fit'))
  expect(scope.getState($zoom)).toBe('fit')
})

describe('using the page as a player', () => {
  test('offers to edit the page that was navigated to, and ends', async () => {
    await allSettled(modeChosen, { scope, params: 'use' })
    await allSettled(frameMessageReceived, { scope, params: state('help', {}) })
    show(<UseBar />)
    fireEvent.click(screen.getByRole('button', { name: t('canvas.edit-this', { page: 'Help' }) }))
    expect({ doc: scope.getState($viewSettings).doc, 'scope.getState($mode)': scope.getState($mode) }).toEqual({
      doc: 'page/help',
      'scope.getState($mode)': 'choose',
    })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('on the open page has only the way back', async () => {
    await allSettled(modeChosen, { scope, params: 'use' })
    await allSettled(frameMessageReceived, { scope, params: state('home', {}) })
    show(<UseBar />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})

test('a page without blocks has a button that adds the first one', async () => {
  const empty = await editorWith(files, { doc: 'page/help' })
  render(
    <Provider value={empty}>
      <EmptyPage />
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(empty.getState($openDialog)).toEqual({ kind: 'gallery', spot: { list: '/nodes', index: 0 } })
  cleanup()
  show(<EmptyPage />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a frame in trouble can be reloaded without the last edit', async () => {
  await allSettled(edited, { scope, params: { label: 'Rows', document: 'page/home', patch: [{ op: 'remove', path: '/nodes/1' }] } })
  const onReload = vi.fn<() => void>()
  show(<FrameTrouble status="crashed" onReload={onReload} onWait={() => undefined} />)
  expect(screen.queryByRole('button', { name: t('canvas.wait') })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: t('canvas.without-last', { step: 'Rows' }) }))
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(scope.getState($past)).toEqual([])
})

test('a paste error is shown until the next edit', async () => {
  await allSettled(pasteFailed, { scope, params: 'Nothing to paste.' })
  expect(scope.getState($pasteError)).toBe('Nothing to paste.')
  await allSettled(edited, { scope, params: { label: 'Rows', document: 'page/home', patch: [{ op: 'remove', path: '/nodes/1' }] } })
  expect(scope.getState($pasteError)).toBe('')
})

test('two axes of the matrix are never the same: choosing the other’s swaps them and forgets the chosen cells', async () => {
  await allSettled(matrixChanged, { scope, params: { rows: 'persona', columns: 'language' } })
  await allSettled(matrixChanged, { scope, params: { cells: ['guest|EN'] } })
  await allSettled(matrixChanged, { scope, params: { rows: 'language' } })
  expect(scope.getState($matrix)).toMatchObject({ rows: 'language', columns: 'persona', cells: [] })
  await allSettled(matrixChanged, { scope, params: { cells: ['EN|guest'], mark: false } })
  await allSettled(matrixChanged, { scope, params: { together: false } })
  expect(scope.getState($matrix)).toMatchObject({ cells: ['EN|guest'], mark: false, together: false })
})

test('of hidden blocks only the outermost are listed, and none while another document is open', async () => {
  await allSettled(frameMessageReceived, { scope, params: state('home', { top: 'hidden', inner: 'hidden', hot: 'drawn' }) })
  expect(scope.getState($hidden).map(({ id }) => id)).toEqual(['top'])
})

describe('a press that becomes a drag', () => {
  /** Follows a press at 10, 10. */
  function track(pickUp: () => void) {
    const drag = { start: () => {} }
    function Pressed() {
      const trackDrag = useTrackDrag()
      useEffect(() => {
        drag.start = () => trackDrag({ x: 10, y: 10 }, pickUp)
      }, [trackDrag])
      return null
    }
    show(<Pressed />)
    drag.start()
  }
  const move = (x: number, y: number) => window.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y }))

  test('a release before that is a click', () => {
    const pickUp = vi.fn<() => void>()
    const onClick = vi.fn<() => void>()
    window.addEventListener('click', onClick)
    track(pickUp)
    window.dispatchEvent(new PointerEvent('pointerup'))
    window.dispatchEvent(new MouseEvent('click', { cancelable: true }))
    window.removeEventListener('click', onClick)
    expect({ 'pickUp.mock.calls.length': pickUp.mock.calls.length, 'onClick.mock.calls.length': onClick.mock.calls.length }).toEqual({
      'pickUp.mock.calls.length': 0,
      'onClick.mock.calls.length': 1,
    })
  })

  test('picks up only after 4 px, and once', () => {
    const pickUp = vi.fn<() => void>()
    track(pickUp)
    move(12, 12)
    expect(pickUp).not.toHaveBeenCalled()
    move(14, 10)
    expect(pickUp).toHaveBeenCalledTimes(1)
    act(() => void window.dispatchEvent(new PointerEvent('pointerup')))
    move(60, 60)
    expect(pickUp).toHaveBeenCalledTimes(1)
  })
})
