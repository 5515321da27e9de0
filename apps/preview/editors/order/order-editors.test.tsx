// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import { loadContentForm } from '../../../kit/fields/content-form.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { catalogueIn } from '../../model/catalogue/widget-catalogue.ts'
import { $sel } from '../../model/view/choice.ts'
import { $doc, $documents, undone } from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { frameMessageReceived } from '../../model/view/frames.ts'
import type { FromFrame } from '../../../../src/schemas/preview.ts'
import { placeOpened } from '../open-place.ts'
import { OrderEditor } from './order-editor.tsx'
import { OverlayEditor } from './overlay-editor.tsx'

const catalogue = catalogueIn()

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
  published('order/split', { steps: [{ op: 'split', from: 'RNG', by: 'vendor', into: [{ key: 'own', members: ['PG'] }] }] }),
  published('overlay/vip', overlay),
  published('overlay/sooner', { target: 'page/home', priority: 1, steps: [{ op: 'move', key: 'news', to: 'first' }] }),
  published('overlay/order', { target: 'order/categories', priority: 1, steps: [{ op: 'remove', key: 'RNG' }] }),
  published('page/home', pageOf({ id: 'hot', widget: 'game-section' }, { id: 'news', widget: 'banner-carousel' })),
]

async function open(doc: string, sel: string | null = null): Promise<Scope> {
  const scope = await editorWith(files, { doc, sel })
  const categories = ['RNG', 'LOTT'].map((key) => ({ key, vendors: [] }))
  const state = { page: 'home', popups: [], at: '/', facts: {}, flags: {}, nodes: [], height: 0, gateway: { categories } }
  await allSettled(frameMessageReceived, {
    scope,
    params: { frame: 'main', message: { v: 1, kind: 'state', ...state } as unknown as FromFrame }, // as much of it as is asked
  })
  render(<Provider value={scope}>{doc.startsWith('order/') ? <OrderEditor /> : <OverlayEditor />}</Provider>)
  return scope
}
const stepsNow = (scope: Scope, doc = 'order/categories') => scope.getState($documents).get(doc)?.steps

const named = (nth: number, rule: string) => t('order.handle', { rule: t('order.rule-nth', { nth, rule }) })

test('rules are listed one below the other, each named by its sentence', async () => {
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

const listed = (name: string) => [...screen.getByRole('region', { name }).querySelectorAll('ol code')].map(({ textContent }) => textContent)

test('29: a variation of order rules begins with the result of the rules that it changes, and says what players get', async () => {
  await open('overlay/order')
  expect(listed(t('order.before'))).toEqual(['LOTT', 'RNG'])
  expect(listed(t('order.after'))).toEqual(['LOTT'])
  expect(screen.getByRole('region', { name: t('order.after') }).textContent).toContain(t('order.after-players', { count: 1 }))
  expect(screen.getByRole('region', { name: t('order.after') }).textContent).toContain(t('order.removed', { names: 'RNG' }))
})

test('29: a variation begins with what the variations before it leave, and says when it does not apply', async () => {
  await open('overlay/vip')
  expect(listed(t('order.before'))).toEqual(['news', 'hot'])
  expect(listed(t('order.after'))).toEqual(['news'])
  expect(screen.getByRole('region', { name: t('order.after') }).textContent).toContain(t('order.after-applies', { count: 1 }))
})

test('29: removing asks which item, and says what players lose', async () => {
  const scope = await open('order/categories')
  fireEvent.click(screen.getByRole('button', { name: t('order.add') }))
  const item = (name: RegExp) => screen.findByRole('menuitem', { name, hidden: true })
  fireEvent.click(await item(new RegExp(t('order.add-remove'))))
  expect(stepsNow(scope)).toEqual(steps)
  fireEvent.click(await item(new RegExp(`^RNG.*${t('order.removes', { name: 'RNG' })}`)))
  expect(stepsNow(scope)).toEqual([...steps, { op: 'remove', key: 'RNG' }])
  expect(screen.getByText(t('order.removes', { name: 'RNG' }))).toBeDefined()
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

test('codes are typed with the spaces between them', async () => {
  const scope = await open('order/split')
  const codes = screen.getByRole<HTMLInputElement>('textbox', { name: t('order.member-codes') })
  for (const text of ['PG ', 'PG J']) {
    fireEvent.change(codes, { target: { value: text } })
    expect(codes.value).toBe(text)
  }
  expect(stepsNow(scope, 'order/split')).toMatchObject([{ into: [{ members: ['PG', 'J'] }] }])
})

test('a rule that changes a block has the fields of the block, and writes what differs from it', async () => {
  await loadContentForm(catalogue.contracts.get('game-section')!)
  const page = pageOf({ id: 'hot', widget: 'game-section', props: { title: 'Shared' } })
  const set = { op: 'set', key: 'hot', props: { title: 'Own' } }
  const scope = await editorWith(
    [published('page/home', page), published('overlay/own', { target: 'page/home', priority: 1, steps: [set] })],
    { doc: 'overlay/own', sel: '0' },
    [[$catalogue, catalogue]],
  )
  render(
    <Provider value={scope}>
      <OverlayEditor />
    </Provider>,
  )
  expect(screen.queryByRole('textbox', { name: t('order.fields') })).toBeNull()
  const change = (from: string, to: string) => fireEvent.change(screen.getByDisplayValue(from), { target: { value: to } })
  change('Own', 'Ours')
  expect(stepsNow(scope, 'overlay/own')).toEqual([{ ...set, props: { title: 'Ours' } }])
  change('Ours', 'Shared')
  expect(stepsNow(scope, 'overlay/own')).toEqual([{ op: 'set', key: 'hot' }])
})

test('a rule that replaces a field of the document says which, and is edited in its sentence', async () => {
  const replace = { op: 'replace', field: 'title', value: 'Start' }
  const scope = await editorWith(
    [published('page/home', pageOf()), published('overlay/own', { target: 'page/home', priority: 1, steps: [replace] })],
    { doc: 'overlay/own' },
  )
  render(
    <Provider value={scope}>
      <OverlayEditor />
    </Provider>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: t('order.replace-value', { field: 'title' }) }), { target: { value: 'Begin' } })
  expect(stepsNow(scope, 'overlay/own')).toEqual([{ ...replace, value: 'Begin' }])
})

test('a document whose rules cannot be read shows a message', async () => {
  const scope = await editorWith([published('order/odd', { steps: 'none' })], { doc: 'order/odd' })
  render(
    <Provider value={scope}>
      <OrderEditor />
    </Provider>,
  )
  expect(screen.getByText(t('order.unreadable'))).toBeDefined()
})
