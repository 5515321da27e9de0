// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import arabic from '../../../locales/ar/widgets/announcement-board.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

// What the sanitiser lets through is shown in a real browser: the DOM of unit tests is not one it supports.

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })
const title = ({ getByRole }: ReturnType<typeof draw>) => getByRole('heading', { level: 3 }).textContent

test('the list names every announcement and its kind, the shown one is marked', () => {
  const { getByRole } = draw('usual')
  const list = within(getByRole('navigation', { name: 'All announcements' }))

  expect(
    list
      .getAllByRole('button')
      .map((button) => [[...button.children].map(({ textContent }) => textContent), button.getAttribute('aria-current')]),
  ).toEqual([
    [['Nine nights of lanterns', 'Promotion'], 'true'],
    [['JDB maintenance, Tuesday', 'Headline'], null],
    [['New studio in slots', 'Notice'], null],
  ])
})

test('on a page there is no button that closes it, and the title is a heading below the page’s', () => {
  const { getByRole, queryByRole } = draw('page')
  expect(getByRole('heading', { level: 2 }).textContent).toBe('JDB maintenance, Tuesday')
  expect([queryByRole('button', { name: 'Close' }), queryByRole('button', { name: 'Next announcement' })?.tagName]).toEqual([
    null,
    'BUTTON',
  ])
})

test('previous and next go through them, and stop at both ends', () => {
  const drawn = draw('usual')
  const [previous, next] = ['Previous announcement', 'Next announcement'].map(
    (name) => drawn.getByRole('button', { name }) as HTMLButtonElement,
  )
  expect({
    title: title(drawn),
    "drawn.getByRole('status').textContent": drawn.getByRole('status').textContent,
    'previous!.disabled': previous!.disabled,
    'next!.disabled': next!.disabled,
  }).toEqual({
    title: 'Nine nights of lanterns',
    "drawn.getByRole('status').textContent": '1 of 3: Nine nights of lanterns',
    'previous!.disabled': true,
    'next!.disabled': false,
  })

  fireEvent.click(next!)
  fireEvent.click(next!)
  expect({
    title: title(drawn),
    "drawn.getByRole('status').textContent": drawn.getByRole('status').textContent,
    'previous!.disabled': previous!.disabled,
    'next!.disabled': next!.disabled,
  }).toEqual({
    title: 'New studio in slots',
    "drawn.getByRole('status').textContent": '3 of 3: New studio in slots',
    'previous!.disabled': false,
    'next!.disabled': true,
  })
  fireEvent.click(previous!)

  expect(title(drawn)).toBe('JDB maintenance, Tuesday')
})

test('an item of the list shows it, the promotion is one step away, and the board closes', () => {
  const drawn = draw('chosen')
  expect(title(drawn)).toBe('JDB maintenance, Tuesday')

  fireEvent.click(drawn.getByRole('button', { name: /^Nine nights/ }))
  fireEvent.click(drawn.getByRole('link', { name: 'See the promotion' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Close' }))

  expect(drawn.send.mock.calls).toEqual([[{ kind: 'go', to: '/promotions?id=p-lanterns' }], [{ kind: 'close' }]])
})

test('a single one has no list, no steps and, without a promotion, no link', () => {
  const drawn = draw('one')

  expect({
    "drawn.queryByRole('navigation')": drawn.queryByRole('navigation'),
    "drawn.queryByRole('status')": drawn.queryByRole('status'),
    "drawn.queryByRole('link')": drawn.queryByRole('link'),
    title: title(drawn),
  }).toEqual({
    "drawn.queryByRole('navigation')": null,
    "drawn.queryByRole('status')": null,
    "drawn.queryByRole('link')": null,
    title: 'New studio in slots',
  })
})

test('when the one that is shown goes away, the first is shown', () => {
  const drawn = draw('chosen')
  drawn.again(examples.one!)

  expect(title(drawn)).toBe('New studio in slots')
})

test('the view comes with the sanitiser, so that the popup does not grow when a rich text arrives late', async () => {
  vi.resetModules()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  let ask = (_: string) => {}
  const asked = new Promise<string>((resolve) => (ask = resolve))
  vi.doMock('../../runtime/ui/text/sanitise.ts', async () => {
    ask('the sanitiser is asked for')
    await late
    return { sanitise: () => [() => document.createRange().createContextualFragment('<ul><li>Clean</li></ul>')] }
  })
  const loaded = import('./view.tsx')
  const first = await Promise.race([loaded.then(() => 'the view alone'), asked])
  arrive()
  const { getByRole } = drawExample(contract, await loaded, examples['usual'], { arabic })

  expect([first, within(getByRole('article')).getByRole('listitem').textContent]).toEqual(['the sanitiser is asked for', 'Clean'])
  vi.doUnmock('../../runtime/ui/text/sanitise.ts')
  vi.resetModules() // the next file shares them, and must not get what is mocked here
})

test('without the sanitiser the view comes with the plain texts', async () => {
  vi.resetModules()
  vi.doMock('../../runtime/ui/text/sanitise.ts', () => Promise.reject(new Error('offline')))
  const { getByRole } = drawExample(contract, await import('./view.tsx'), examples['usual'], { arabic })

  expect(getByRole('heading', { level: 3 }).textContent).toBe('Nine nights of lanterns')
  vi.doUnmock('../../runtime/ui/text/sanitise.ts')
  vi.resetModules()
})
