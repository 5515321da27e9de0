// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $panels, panelToggled, panelsChanged } from '../model/panels.ts'
import { partChosen } from '../model/view/choice.ts'
import { StatusBar } from './bar/status-bar.tsx'
import { RightSide } from './right-side.tsx'

const { loadFormCode } = vi.hoisted(() => ({ loadFormCode: vi.fn<() => Promise<void>>(() => Promise.resolve()) }))
vi.mock('../../kit/fields/content-form.tsx', async (original) => ({ ...(await original<object>()), loadFormCode }))

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ releases: [], schedules: [] }))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function draw() {
  const scope = await editorWith([published('page/home', pageOf({ id: 'hot', widget: 'page-heading', props: { title: 'Hot' } }))])
  render(
    <Provider value={scope}>
      <RightSide />
      <StatusBar />
    </Provider>,
  )
  return scope
}
const side = () => screen.getByRole('complementary')
const button = () => screen.getByRole('button', { name: t('shell.history') })

test('History stands in place of the details, beside the canvas, until it is closed or something is chosen', async () => {
  const scope = await draw()
  fireEvent.click(button())
  expect(await within(side()).findByRole('region', { name: t('releases.history') })).toBeTruthy()
  expect(button().getAttribute('aria-expanded')).toBe('true')

  await allSettled(partChosen, { scope, params: 'hot' })
  expect(within(side()).queryByRole('region', { name: t('releases.history') })).toBeNull()
  expect(button().getAttribute('aria-expanded')).toBe('false')

  fireEvent.click(button())
  const history = await within(side()).findByRole('region', { name: t('releases.history') })
  fireEvent.click(within(history).getByRole('button', { name: t('problems.close') }))
  expect(within(side()).queryByRole('region', { name: t('releases.history') })).toBeNull()
})

test('History opens details that are put away, and leaves the panel below the canvas as it is', async () => {
  const scope = await draw()
  await allSettled(panelsChanged, { scope, params: { rightOpen: false, below: 'problems', history: false } })
  await allSettled(panelToggled, { scope, params: 'history' })
  expect(scope.getState($panels)).toMatchObject({ rightOpen: true, history: true, below: 'problems' })
})

test.each(['left', 'canvas'])(
  'the code of forms is loaded once the pointer or the focus comes to the part "%s", and once',
  async (part) => {
    loadFormCode.mockClear()
    await draw()
    document.body.insertAdjacentHTML('beforeend', `<main data-part="${part}"><button>A block</button></main><p>Elsewhere</p>`)
    fireEvent.pointerOver(screen.getByText('Elsewhere'))
    expect(loadFormCode).not.toHaveBeenCalled()

    fireEvent.focusIn(screen.getByText('A block'))
    fireEvent.pointerOver(screen.getByText('A block'))
    expect(loadFormCode).toHaveBeenCalledOnce()
    document.body.innerHTML = ''
  },
)
