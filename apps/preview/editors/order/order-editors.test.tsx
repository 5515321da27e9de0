// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import { t } from '../../i18n/words.ts'
import { $sel } from '../../model/choice.ts'
import { $doc, $documents, undone } from '../../model/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { $gateway } from '../editor-context.ts'
import { placeOpened } from '../open-place.ts'
import { OrderEditor } from './order-editor.tsx'
import { OverlayEditor } from './overlay-editor.tsx'
import '../../i18n/words.testing.ts'

afterEach(cleanup)
const steps = [
  { op: 'move', key: 'LOTT', to: 'first' },
  { op: 'move', key: 'RNG', to: 'last' },
]
const overlay = {
  target: 'page/home',
  priority: 5,
  when: { in: ['role', ['vip']] },
  steps: [{ op: 'remove', key: 'hot' }],
}
const files = [
  published('order/categories', { steps }),
  published('overlay/vip', overlay),
  published('page/home', pageOf({ id: 'hot', widget: 'game-section' }, { id: 'news', widget: 'banner-carousel' })),
]

async function open(doc: string, sel: string | null = null): Promise<Scope> {
  const scope = await editorWith(files, { doc, sel }, [
    [
      $gateway,
      {
        categories: [
          { key: 'RNG', vendors: [] },
          { key: 'LOTT', vendors: [] },
        ],
      },
    ],
  ])
  render(<Provider value={scope}>{doc.startsWith('order/') ? <OrderEditor /> : <OverlayEditor />}</Provider>)
  return scope
}
const stepsNow = (scope: Scope, doc = 'order/categories') => scope.getState($documents).get(doc)?.steps

const named = (nth: number, rule: string) => t('order.handle', { rule: t('order.rule-nth', { nth, rule }) })

test('rules stand one below the other, each named by its sentence', async () => {
  await open('order/categories')
  expect([...document.querySelectorAll('[data-handle]')].map((handle) => handle.getAttribute('aria-label'))).toEqual([
    named(1, t('order.text-move', { name: 'LOTT', place: t('order.place-first') })),
    named(2, t('order.text-move', { name: 'RNG', place: t('order.place-last') })),
  ])
})

test('the rule of a place that is opened is chosen', async () => {
  const scope = await open('order/categories')
  await allSettled(placeOpened, { scope, params: { document: 'order/categories', pointer: '/steps/1/to' } })
  expect(scope.getState($sel)).toBe('1')
})

test('a rule moves with Alt and the arrows, and each move is a step of undo', async () => {
  const scope = await open('order/categories', '0')
  const handle = () => document.querySelectorAll<HTMLElement>('[data-handle]')[0]!
  fireEvent.keyDown(handle(), { key: 'ArrowDown', altKey: true })
  expect(stepsNow(scope)).toEqual([steps[1], steps[0]])
  fireEvent.keyDown(document.querySelectorAll<HTMLElement>('[data-handle]')[1]!, { key: 'ArrowUp', altKey: true })
  expect(stepsNow(scope)).toEqual(steps)
  await allSettled(undone, { scope })
  expect(stepsNow(scope)).toEqual([steps[1], steps[0]])
})

test('a variation tells whether it applies in this view, and leads to what it changes', async () => {
  const scope = await open('overlay/vip')
  expect(screen.getByText(t('order.rests-now', { who: t('inspector.persona-guest') }))).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: t('order.target-open', { name: 'Home' }) }))
  expect(scope.getState($doc)).toBe('page/home')
})

test('typing a priority is one step of undo', async () => {
  const scope = await open('overlay/vip')
  const field = screen.getByRole('textbox', { name: t('order.priority') })
  fireEvent.change(field, { target: { value: '1' } })
  fireEvent.change(field, { target: { value: '12' } })
  expect(scope.getState($documents).get('overlay/vip')?.priority).toBe(12)
  await allSettled(undone, { scope })
  expect(scope.getState($documents).get('overlay/vip')?.priority).toBe(5)
})

test('a document whose rules cannot be read says so', async () => {
  const scope = await editorWith([published('order/odd', { steps: 'none' })], { doc: 'order/odd' })
  render(
    <Provider value={scope}>
      <OrderEditor />
    </Provider>,
  )
  expect(screen.getByText(t('order.unreadable'))).toBeDefined()
})
