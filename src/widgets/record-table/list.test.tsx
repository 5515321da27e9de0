// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { RecordPage } from '../../schemas/nouns/record.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
type Drawn = ReturnType<typeof draw>
const row = ({ root }: Drawn, key: string) => root.querySelector<HTMLElement>(`li[data-key="${key}"]`)!
const intents = ({ send }: Drawn) => send.mock.calls.map(([intent]) => intent)
const act = (action: string, record: string, records: string[]) => ({ kind: 'act', action, records, values: { record, query: '{}' } })
const recordsOf = (name: string): RecordPage => examples[name]!.inputs!.records!
/** The same rows, one of them in another state. */
const withState = (name: string, key: string, state: string) => ({
  ...examples[name]!,
  inputs: {
    records: {
      ...recordsOf(name),
      rows: recordsOf(name).rows.map((one) => (one.key === key ? { ...one, values: { ...one.values, state } } : one)),
    },
  },
})

test('a reward shows name, type, end, exact amount, and its state or the button that claims it', () => {
  const drawn = draw('rewards')

  expect(drawn.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('Reward center3 to be claimed')
  expect(drawn.getByRole('region', { name: 'Reward center' })).toBeTruthy()
  expect(row(drawn, '1').textContent).toMatch(/^Weekly cash backCash back · Until Jan 1\d, 2099, .*\$42\.80Claim$/)
  expect(row(drawn, '4').textContent).toBe('Rescue fund$15.00In process')
  expect(row(drawn, '6').textContent).toMatch(/^Welcome bonusPromotion · Ended on Jan \d, 2026, .*\$50\.00Closed$/)
  expect(row(drawn, '3').querySelector('[data-amount]')?.getAttribute('data-amount')).toBe('1120')
})

test('a press claims; while that is pending another press does nothing; after a lost answer it asks again', () => {
  const drawn = draw('rewards')
  for (const key of ['1', '2', '3']) fireEvent.click(within(row(drawn, key)).getByRole('button'))

  expect(within(row(drawn, '2')).getByRole('button').textContent).toBe('Claiming …')
  expect(within(row(drawn, '3')).getByRole('button', { name: /^Check whether it was claimed: Nine/ }).textContent).toBe('Check again')
  expect(intents(drawn)).toEqual(['1', '3'].map((key) => act('claim-reward', 'records.rewards', [key])))
})

test('a filter and a page are asked for', () => {
  const drawn = draw('rewards-paged')
  fireEvent.click(drawn.getByRole('button', { name: 'To be claimed' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Page 4' }))

  expect(drawn.getByRole('button', { name: 'Claimed' }).getAttribute('aria-pressed')).toBe('true')
  expect(intents(drawn)).toEqual([{ state: 'CLAIM', no: 1 }, { no: 4 }].map((args) => ({ kind: 'narrow', input: 'records', args })))
})

test('a page that is not there any more leads to the last one, and a choice without rows says so', () => {
  expect(intents(draw('rewards-gone'))).toEqual([{ kind: 'narrow', input: 'records', args: { no: 3 } }])
  cleanup()
  expect(draw('rewards-none').getByText('No rewards in this state')).toBeTruthy()
})

test('an unknown type is the name of a row without one, an unknown state its own code', () => {
  expect(row(draw('rewards-odd'), 'x').textContent).toBe('__proto__$0.00TELEPORT')
})

test('the focus moves to the row when its button has gone', () => {
  const drawn = draw('rewards')
  within(row(drawn, '1')).getByRole('button').focus()
  drawn.again(withState('rewards', '1', 'CLAIMED'))

  expect((document.activeElement as HTMLElement | null)?.dataset['key']).toBe('1')
})

test('missions stand by period, each with its progress, reward and state', () => {
  const drawn = draw('missions')

  expect(drawn.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('Missions1,240 points · 1 to be claimed')
  expect(drawn.getAllByRole('list').map((list) => [list.getAttribute('aria-label'), list.children.length])).toEqual([
    ['Every day', 2],
    ['Every week', 1],
    ['Every month', 1],
  ])
  expect(row(drawn, '2').textContent).toBe('Play five studiosAny game of five studios.3 of 5$3.50Joined')
  expect(within(row(drawn, '4')).getByRole('progressbar', { name: 'Progress: Bet 20,000' }).getAttribute('value')).toBe('6420.5')
  expect(row(drawn, '4').textContent).toContain('6,420.5 of 20,000')
  fireEvent.click(drawn.getByRole('button', { name: 'Claim: Log in today' }))
  expect(intents(drawn)).toEqual([act('claim-mission', 'records.missions', ['1'])])
})

test('an unknown period is its own code, one without a period has the words for others, and without a target there is no bar', () => {
  const drawn = draw('missions-odd')

  expect(drawn.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['__proto__', 'More missions'])
  expect(within(row(drawn, 'x')).queryByRole('progressbar')).toBeNull()
  expect(within(row(drawn, 'y')).getByRole('progressbar').getAttribute('value')).toBe('0')
})

test('a rebate shows category, valid bets, rate and exact amount; one of them or all are claimed', () => {
  const drawn = draw('rebates')

  expect(row(drawn, 'a').textContent).toMatch(/^Choose: SlotsSlotsValid bets: \$5,240\.00 · Rate: 0\.8%\$41\.92Claim$/)
  expect(row(drawn, 'c').textContent).toMatch(/\$1\.20Claimed$/)
  fireEvent.click(drawn.getByRole('button', { name: 'Claim all' }))
  fireEvent.click(within(row(drawn, 'b')).getByRole('button'))
  expect(intents(drawn)).toEqual([[], ['b']].map((records) => act('claim-rebate', 'records.rebates', records)))
})

test('while a claim is pending no button does anything; after a lost answer each asks again', () => {
  const pending = draw('rebates-pending')
  for (const button of pending.getAllByRole('button')) fireEvent.click(button)
  expect([pending.getAllByRole('button').length, intents(pending)]).toEqual([3, []])
  cleanup()

  expect(
    draw('rebates-unknown')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(Array(3).fill('Check again'))
})

test('chosen rebates are claimed together, and their exact sum is shown before', () => {
  const drawn = draw('rebates')
  const sum = () => drawn.root.querySelector('[aria-live] [data-amount]')?.getAttribute('data-amount')
  const choose = (name: RegExp) => fireEvent.click(drawn.getByRole('checkbox', { name }))
  expect([sum(), drawn.getByRole('checkbox', { name: /Sports/ }).hasAttribute('disabled')]).toEqual(['47.92', true])

  choose(/Live/)
  expect([sum(), drawn.root.textContent?.includes('1 chosen')]).toEqual(['6', true])
  choose(/Slots/)
  expect(sum()).toBe('47.92')
  choose(/Slots/)
  fireEvent.click(drawn.getByRole('button', { name: 'Claim chosen' }))
  expect(intents(drawn)).toEqual([act('claim-rebate', 'records.rebates', ['b'])])
})

test('what has been claimed meanwhile is out of the choice', () => {
  const drawn = draw('rebates')
  for (const box of drawn.getAllByRole('checkbox')) fireEvent.click(box)
  drawn.again(withState('rebates', 'a', 'CLAIMED'))
  fireEvent.click(drawn.getByRole('button', { name: 'Claim chosen' }))
  expect(intents(drawn)).toEqual([act('claim-rebate', 'records.rebates', ['b'])])
})

test('a link to register with says what it gives and how many came by it, is copied, and is shown as a QR code', async () => {
  const drawn = draw('register-links')
  const first = row(drawn, '1')

  expect(first.textContent).toMatch(
    /^AgentRate: 5\.5% · Registered: 12 · Code: HOANG41 · Made on Nov 2, 2026, .* · Remark: Spring eventhttps:\/\/foyer\.example\.test\//,
  )
  expect(within(first).getByRole('button', { name: 'Copy the link' })).toBeTruthy()
  fireEvent.click(within(first).getByRole('button', { name: 'QR code' }))
  const code = await drawn.findByRole('img', { name: 'https://foyer.example.test/register?affiliateCode=HOANG41' })
  expect([code.tagName, code.getAttribute('width')]).toEqual(['svg', '110']) // 120 px with the white ground of 5 around it
})

test('what is no web address is not copied, a path is one of this site, and a new link is made in a popup', () => {
  const odd = draw('register-links-odd')
  expect(within(row(odd, '1')).queryByRole('button')).toBeNull()
  expect(row(odd, '2').textContent).toBe('MemberRate: –None · Code: X1')
  cleanup()

  const drawn = draw('register-links')
  expect(row(drawn, '2').textContent).toContain(new URL('/register?affiliateCode=HOANG0', document.location.href).href)
  fireEvent.click(drawn.getByRole('button', { name: 'New link' }))
  expect(intents(drawn)).toEqual([{ kind: 'open', popup: 'register-link' }])
})
