// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { sizeClasses } from '../../runtime/contract/sizes.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

beforeAll(() => import('../../runtime/ui/records/range-calendar.tsx')) // a view waits for it; on a slow machine longer than a query does
afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const args = ({ send }: ReturnType<typeof draw>) => send.mock.calls.map(([intent]) => (intent as { args: unknown }).args)

test('its place has the rows of ranges and days, and those of the filters where there are any', () => {
  const filter = { field: 'type', label: 'Type', options: [{ value: 'a', label: 'A' }] }
  const heights = [0, 1, 2].map((count) => sizeClasses(contract.frame, { filters: Array<object>(count).fill(filter) }).slice(0, 2))

  expect(heights).toEqual([
    ['frame-height-phone-96', 'frame-height-tablet-40'],
    ['frame-height-phone-158', 'frame-height-tablet-96'],
    ['frame-height-phone-216', 'frame-height-tablet-96'],
  ])
})

test('the chosen range is pressed, and another one is written with page 1', () => {
  const drawn = draw('usual')
  expect(drawn.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Today'])
  fireEvent.click(drawn.getByRole('button', { name: '7 days' }))

  expect(args(drawn)).toEqual([{ from: '2027-01-04', to: '2027-01-10', no: 1 }])
})

test('the document says which ranges are offered by name', () => {
  const ranges = within(draw('fewer').getByRole('group', { name: 'Days' })).getAllByRole('button')
  expect(ranges.map(({ textContent }) => textContent)).toEqual(['7 days', '30 days'])
})

test('the ranges before and after are offered where there are some', () => {
  const drawn = draw('week')
  fireEvent.click(drawn.getByRole('button', { name: /^Earlier: / }))
  fireEvent.click(drawn.getByRole('button', { name: /^Later: / }))

  expect(args(drawn)).toEqual([
    { from: '2026-12-21', to: '2026-12-27', no: 1 },
    { from: '2027-01-04', to: '2027-01-10', no: 1 },
  ])
  cleanup()
  expect((draw('usual').getByRole('button', { name: 'Later days' }) as HTMLButtonElement).disabled).toBe(true)
})

test('days are chosen in a calendar, and shown once that is confirmed', async () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Choose days: Jan 10, 2027' }))
  const dialog = drawn.getByRole('dialog', { name: 'Choose days' })
  for (const name of [/January 2, 2027/, /January 4, 2027/]) fireEvent.click((await within(dialog).findAllByRole('button', { name }))[0]!)
  expect(args(drawn)).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /^Show these days/ }))

  expect(args(drawn)).toEqual([{ from: '2027-01-02', to: '2027-01-04', no: 1 }])
  expect(drawn.queryByRole('dialog')).toBeNull()
})

test('a filter is written by the gateway’s name; a value of the address that is not offered stays', () => {
  const drawn = draw('unknown')
  const select = drawn.getByLabelText('Category') as HTMLSelectElement
  expect([...select.options].map(({ text }) => text)).toEqual(['All categories', 'Slots', 'Live', 'XX'])
  fireEvent.change(select, { target: { value: 'LIVE' } })

  expect(args(drawn)).toEqual([{ gameCategory: 'LIVE', no: 1 }])
})

test('without ranges by name there are filters alone, and nothing is said of days', () => {
  const drawn = draw('undated')
  expect(drawn.queryByRole('group', { name: 'Days' })).toBeNull()
  expect(drawn.queryByRole('button', { name: /^Choose days/ })).toBeNull()
  expect(drawn.queryByRole('alert')).toBeNull()
  fireEvent.change(drawn.getByLabelText('Category'), { target: { value: 'LIVE' } })

  expect(args(drawn)).toEqual([{ gameCategory: 'LIVE', no: 1 }])
})

test('days of the address that cannot be shown are named as such, with the days that are shown', () => {
  expect(draw('ignored').getByRole('alert').textContent).toBe('The days in the address have not come yet. Shown: Jan 10, 2027.')
})

test('a typed filter is written when it is confirmed, without spaces around it, and can be taken away', () => {
  const drawn = draw('typed')
  const field = drawn.getByRole('textbox', { name: 'Account' }) as HTMLInputElement
  expect([field.value, field.name]).toEqual(['lin_team', 'account'])
  fireEvent.submit(field.form!)
  expect(args(drawn)).toEqual([])
  fireEvent.change(field, { target: { value: ' anong_40 ' } })
  fireEvent.submit(field.form!)
  fireEvent.click(drawn.getByRole('button', { name: 'Clear: Account' }))

  expect(args(drawn)).toEqual([
    { account: 'anong_40', no: 1 },
    { account: '', no: 1 },
  ])
})
