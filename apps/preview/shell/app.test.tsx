// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import { roomMeasured } from '../canvas/frame/zoom.ts'
import { addressRead } from '../model/documents/view-settings.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { startRetried } from '../model/start.ts'
import { App } from './app.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the frame loads while the documents are on their way, and is gone where they cannot be had', async () => {
  const answers: ((reply: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => void answers.push(resolve)))
  const scope = fork()
  await allSettled(addressRead, { scope, params: '?at=/rng' })
  render(
    <Provider value={scope}>
      <App />
    </Provider>,
  )
  const asked = allSettled(startRetried, { scope })
  act(() => scopeBind(roomMeasured, { scope })({ width: 800, height: 600 }))
  expect(screen.getByTitle(t('canvas.frame')).getAttribute('src')).toBe('/rng')
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')

  await act(async () => {
    answers[0]?.(Response.json({ error: 'There is no such brand.' }, { status: 404 }))
    await asked
  })
  expect(screen.queryByTitle(t('canvas.frame'))).toBeNull()
  expect(screen.getByRole('main').textContent).toContain('There is no such brand.')
})

test('Escape puts away the details that lie over the canvas of a narrow window, unless a field takes it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const scope = await editorWith([published('page/home', pageOf({ id: 'hot', widget: 'page-heading', props: { title: 'Hot' } }))])
  render(
    <Provider value={scope}>
      <App />
    </Provider>,
  )
  const side = await screen.findByRole('complementary', { name: t('why.right') })
  fireEvent.keyDown((await within(side).findAllByRole('textbox'))[0]!, { key: 'Escape' })
  expect(screen.queryByRole('complementary', { name: t('why.right') })).not.toBeNull()
  fireEvent.keyDown(side, { key: 'Escape' })
  expect(screen.queryByRole('complementary', { name: t('why.right') })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
