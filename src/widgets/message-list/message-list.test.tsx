// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import arabic from '../../../locales/ar/widgets/message-list.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

beforeEach(() => void vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })
const row = ({ root }: ReturnType<typeof draw>, key: string) => root.querySelector<HTMLElement>(`li[data-key="${key}"]`)!
const intents = ({ send }: ReturnType<typeof draw>) => send.mock.calls.map(([intent]) => intent)

test('a message shows its type, title, time, and whether it is unread', () => {
  const drawn = draw('usual')

  expect(drawn.getByRole('heading', { level: 2 }).parentElement?.textContent).toBe('Messages2 unread')
  expect(row(drawn, '1').textContent).toMatch(/^Your deposit has arrivedDeposit creditedJan \d+, 2027, .*Unread$/)
  expect(row(drawn, '3').textContent).toMatch(/^Your withdrawal is on its wayWithdrawal approvedJan \d+, 2027, [^U]*$/)
})

test('below the heading of a page the filter has the number of unread messages, and the list its name', () => {
  const drawn = draw('unheaded')

  expect(drawn.getByRole('button', { name: /^Unread/ }).textContent).toBe('Unread2')
  expect(drawn.getByRole('heading', { level: 2 }).className).toBe('visually-hidden')
  expect(drawn.getByRole('list', { name: 'Messages' })).toBeTruthy()
})

test('opening an unread message reads it, closing it and opening a read one do not', () => {
  const drawn = draw('usual')
  const toggle = (key: string) => fireEvent.click(within(row(drawn, key)).getAllByRole('button')[0]!)
  toggle('1')
  toggle('1')
  toggle('3')

  expect(intents(drawn)).toEqual([{ kind: 'act', action: 'read-messages', records: ['1'] }])
  expect(drawn.getAllByRole('button', { expanded: true }).map((button) => button.closest('li')?.dataset['key'])).toEqual(['3'])
})

test('the message that was asked for is open from the start, and read once', () => {
  const drawn = draw('opened')
  drawn.again(examples.opened!)

  expect(intents(drawn)).toEqual([{ kind: 'act', action: 'read-messages', records: ['2'] }])
  expect(drawn.getAllByRole('button', { expanded: true })).toHaveLength(1)
})

test('one button marks all as read, unless none is unread', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Mark all as read' }))
  expect(intents(drawn)).toEqual([{ kind: 'act', action: 'read-messages', records: [] }])

  drawn.again(examples.read!)
  expect((drawn.getByRole('button', { name: 'Mark all as read' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a message is deleted after a question', () => {
  const drawn = draw('opened')
  const ask = () => fireEvent.click(drawn.getByRole('button', { name: 'Delete: A withdrawal was sent back' }))
  ask()
  fireEvent.click(within(drawn.getByRole('alertdialog', { name: 'Delete this message?' })).getAllByRole('button', { name: 'Cancel' })[0]!)
  expect({ "drawn.queryByRole('alertdialog')": drawn.queryByRole('alertdialog'), intentsCount: intents(drawn).length }).toEqual({
    "drawn.queryByRole('alertdialog')": null,
    intentsCount: 1,
  })

  ask()
  fireEvent.click(within(drawn.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect({ "drawn.queryByRole('alertdialog')": drawn.queryByRole('alertdialog'), 'intents(drawn).at(-1)': intents(drawn).at(-1) }).toEqual({
    "drawn.queryByRole('alertdialog')": null,
    'intents(drawn).at(-1)': { kind: 'act', action: 'delete-messages', records: ['2'] },
  })
})

test('a page of messages is deleted after a confirmation that shows how many', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Delete all on this page' }))
  fireEvent.click(within(drawn.getByRole('alertdialog', { name: 'Delete 5 messages?' })).getByRole('button', { name: 'Delete' }))

  expect(intents(drawn)).toEqual([{ kind: 'act', action: 'delete-messages', records: ['1', '2', '3', '4', '5'] }])
})

test('only the unread ones, and pages, are asked for; closed, it begins anew', () => {
  const drawn = draw('read')
  fireEvent.click(drawn.getByRole('button', { name: 'Unread' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Page 4' }))
  drawn.unmount()

  expect(intents(drawn)).toEqual(
    [{ unread: 'true', page: 1 }, { page: 4 }, { unread: '', page: 1 }].map((args) => ({ kind: 'narrow', input: 'messages', args })),
  )
})

test('a page that is not there any more leads to the last one', () => {
  expect(intents(draw('gone'))).toEqual([{ kind: 'narrow', input: 'messages', args: { page: 3 } }])
})

test('an unknown type and time are left out', () => {
  expect(row(draw('unknown'), 'x').textContent).toBe('NewUnread')
})

test('on a page the address keeps the choice: it shows what the list has, and leaving changes nothing', () => {
  const drawn = draw('page')
  expect(drawn.getByRole('heading', { level: 1 }).textContent).toBe('Messages')
  expect(drawn.getByRole('button', { name: 'Unread' }).getAttribute('aria-pressed')).toBe('true')
  drawn.unmount()

  expect(intents(drawn)).toEqual([])
})
