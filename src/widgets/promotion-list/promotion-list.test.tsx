// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { timeWords } from '../../runtime/ui/text/duration.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import { shownOf } from './shown.ts'
import * as view from './view.tsx'
import { figureOf } from './words.ts'
import { periodOf } from './words.ts'

// What the sanitiser lets through is tested in a real browser (tests/journeys/promotions.spec.ts): it does not support the DOM of unit
// tests

const scrolled: (string | null)[] = []
beforeEach(() => {
  scrolled.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.getAttribute('data-key'))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const card = ({ root }: ReturnType<typeof draw>, key: string) => root.querySelector<HTMLElement>(`li[data-key="${key}"]`)!

test('a card shows kind, state, title and until when', () => {
  const drawn = draw('usual')

  expect(drawn.getByRole('heading', { level: 1 }).textContent).toBe('Promotions')
  expect(drawn.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Nine nights of lanterns',
    'Rescue fund',
    'Big catch league',
  ])
  expect([...card(drawn, 'lanterns').querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'SlotsOpen to join',
    'Until Jan 19, 2020',
  ])
  expect([...card(drawn, 'league').querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['FishingClosed'])
})

test('the text opens in place and closes again', () => {
  const { getByRole } = draw('usual')
  const button = getByRole('button', { name: 'Details: Rescue fund' })
  const says = () => [button.textContent, button.getAttribute('aria-label')]
  const text = () => document.getElementById(button.getAttribute('aria-controls')!)!
  expect({
    "button.getAttribute('aria-expanded')": button.getAttribute('aria-expanded'),
    hidden: text().hidden,
    childElementCount: text().childElementCount,
  }).toEqual({ "button.getAttribute('aria-expanded')": 'false', hidden: true, childElementCount: 0 })

  fireEvent.click(button)
  expect({
    "button.getAttribute('aria-expanded')": button.getAttribute('aria-expanded'),
    hidden: text().hidden,
    childElementCount: text().childElementCount,
  }).toEqual({ "button.getAttribute('aria-expanded')": 'true', hidden: false, childElementCount: 2 })
  expect([...text().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Rescue fund',
    'Until Jan 19, 2020',
    'Five percent comes back every Monday.',
  ])
  expect(text().querySelectorAll('img')).toHaveLength(1)
  expect(says()).toEqual(['Close', 'Close: Rescue fund'])
  fireEvent.click(button)

  expect({ "button.getAttribute('aria-expanded')": button.getAttribute('aria-expanded'), hidden: text().hidden }).toEqual({
    "button.getAttribute('aria-expanded')": 'false',
    hidden: true,
  })
  expect(says()).toEqual(['Details', 'Details: Rescue fund'])
})

test('the focus goes on where a press made its button disappear, and stays where a state came by itself', () => {
  const drawn = draw('usual')
  const join = () => drawn.getByRole('button', { name: 'Join: Nine nights of lanterns' })
  const come = (state: 'JOIN' | 'JOINED') => {
    const { promotions } = examples.usual.inputs!
    const rows = promotions!.promotions.map((one) => (one.key === 'lanterns' ? { ...one, state } : one))
    drawn.again({ ...examples.usual, inputs: { promotions: { ...promotions!, promotions: rows } } })
  }
  come('JOINED')
  expect(document.activeElement).toBe(document.body)
  come('JOIN')
  join().focus()
  fireEvent.click(join())
  come('JOINED')
  expect(document.activeElement).toBe(drawn.getByRole('button', { name: 'Details: Nine nights of lanterns' }))
})

test('a card says what comes next after joining, and says nothing where there is a button', () => {
  const drawn = draw('states')
  const next = [...drawn.root.querySelectorAll<HTMLElement>('li[data-key]')].flatMap((each) => {
    const line = each.querySelectorAll('p')[1]?.textContent
    return line === undefined ? [] : [[each.dataset['key'], line]]
  })

  expect(next).toEqual([
    ['APPLYING', 'Your application is being checked. The answer is shown here.'],
    ['REJECTED', 'It was not granted. Customer service can tell you why.'],
    ['ISSUED', 'It was paid out. Your bonus details show the amount.'],
    ['CLAIMED', 'You have claimed it. Your bonus details show the amount.'],
    ['PROCESS', 'It is being processed. The result is shown here.'],
    ['JOINED', 'You take part. Once the conditions are met, you can claim here.'],
  ])
})

test('each state is shown as a word, and only what is open to join or ready to claim can be acted on', () => {
  const drawn = draw('states')
  const said = [...drawn.root.querySelectorAll<HTMLElement>('li[data-key]')].map((each) => [
    each.dataset['key'],
    each.querySelector('p')?.textContent,
    ...within(each)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ])

  expect(said).toEqual([
    ['JOIN', 'Open to join', 'Join', ''],
    ['CLAIM', 'To be claimed', 'Claim'],
    ['APPLYING', 'Applied for'],
    ['CLOSE', 'Closed'],
    ['REJECTED', 'Rejected'],
    ['ISSUED', 'Paid out'],
    ['CLAIMED', 'Claimed'],
    ['PROCESS', 'In process'],
    ['JOINED', 'Joined'],
    ['COMING_SOON', 'Coming soon'],
  ])
})

test('a promotion is joined or claimed by one click, and a comment goes with it when there is one', () => {
  const { getByRole, getByLabelText, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: 'Join: Nine nights of lanterns' }))
  fireEvent.click(getByRole('button', { name: 'Claim: Rescue fund' }))
  fireEvent.click(getByRole('button', { name: 'Add a comment: Nine nights of lanterns' }))
  fireEvent.change(getByLabelText('Comment (optional)'), { target: { value: ' I play with my sister ' } })
  fireEvent.click(getByRole('button', { name: 'Join: Nine nights of lanterns' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'join-promotion', promotion: 'lanterns' },
    { kind: 'claim-promotion', promotion: 'rescue' },
    { kind: 'join-promotion', promotion: 'lanterns', comment: 'I play with my sister' },
  ])
})

test('a comment ends after 140 characters, each of them whole', () => {
  const { getByRole, getByLabelText, root } = draw('usual')
  fireEvent.click(getByRole('button', { name: 'Add a comment: Nine nights of lanterns' }))
  fireEvent.change(getByLabelText('Comment (optional)'), { target: { value: '🎉'.repeat(150) } })

  expect((getByLabelText('Comment (optional)') as HTMLTextAreaElement).value).toBe('🎉'.repeat(140))
  expect(root.textContent).toContain('140 of 140 characters')
})

test('while it is pending another click does nothing', () => {
  const { getByRole, send } = draw('pending')
  const buttons = [getByRole('button', { name: 'Join: Nine nights of lanterns' }), getByRole('button', { name: 'Claim: Rescue fund' })]
  buttons.forEach((button) => fireEvent.click(button))

  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-disabled')])).toEqual([
    ['Joining', 'true'],
    ['Claiming', 'true'],
  ])
  expect(send).not.toHaveBeenCalled()
})

test('after a lost answer a press asks again, by the same intent', () => {
  const { getByRole, queryByRole, send } = draw('lost')
  fireEvent.click(getByRole('button', { name: 'Check what became of it: Nine nights of lanterns' }))
  fireEvent.click(getByRole('button', { name: 'Check what became of it: Rescue fund' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'join-promotion', promotion: 'lanterns' },
    { kind: 'claim-promotion', promotion: 'rescue' },
  ])
  expect(queryByRole('button', { name: /^(?:Join|Claim|Add a comment):/ })).toBeNull()
})

test('the promotion that the address names is open and in view', () => {
  const { getAllByRole } = draw('opened')

  expect(getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'))).toEqual(['Close: Rescue fund'])
  expect(scrolled).toEqual(['rescue'])
})

test('a chip narrows to its type from the first page, "All" widens again; the current one is marked', () => {
  const { getByRole, send } = draw('narrowed')
  const chips = within(getByRole('group', { name: 'Kinds of promotions' }))
  expect(chips.getAllByRole('button').map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
    ['All', 'false'],
    ['General', 'false'],
    ['Fishing', 'false'],
    ['Slots', 'true'],
  ])

  fireEvent.click(chips.getByRole('button', { name: 'Fishing' }))
  fireEvent.click(chips.getByRole('button', { name: 'All' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'narrow', input: 'promotions', args: { type: 'FISH', page: 1 } },
    { kind: 'narrow', input: 'promotions', args: { type: '', page: 1 } },
  ])
})

test('pages are turned by their number', () => {
  const { getByRole, getAllByRole, send } = draw('narrowed')
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Slots 10'])

  fireEvent.click(getByRole('button', { name: 'Page 1' }))

  expect(send.mock.calls).toEqual([[{ kind: 'narrow', input: 'promotions', args: { page: 1 } }]])
})

test('an unknown type and state are shown by their codes; one type needs no chips, no text no button', () => {
  const drawn = draw('unknown')

  expect(card(drawn, 'x').textContent).toBe('CRASHPAUSEDNew')
  expect({ group: drawn.queryByRole('group'), button: drawn.queryByRole('button') }).toEqual({ group: null, button: null })
})

test('a title that looks like HTML is text, and codes with the names of built-in things are codes', () => {
  const drawn = draw('hostile')

  expect(drawn.getByRole('heading', { level: 2 }).textContent).toBe('<b>Not bold</b>')
  expect(card(drawn, 'x').querySelector('p')?.textContent).toBe('__proto__constructor')
})

const eleven = Array.from({ length: 11 }, (_, index) => ({
  key: `p${index + 1}`,
  title: '',
  html: '',
  picture: [],
  type: index === 10 ? 'VIP' : 'ALL',
}))
test.each([
  ['nothing', {}, ['p1', 9, 1, 2]],
  ['the second page', { page: '2' }, ['p10', 2, 2, 2]],
  ['a page that is not there', { page: 99 }, ['p10', 2, 2, 2]],
  ['a page that is none', { page: '-1' }, ['p1', 9, 1, 2]],
  ['a promotion behind the first page', { id: 'p11' }, ['p10', 2, 2, 2]],
  ['a promotion that is not there', { id: 'gone' }, ['p1', 9, 1, 2]],
  ['a type', { type: 'VIP' }, ['p11', 1, 1, 1]],
  ['a type that none has', { type: 'toString' }, ['p1', 9, 1, 2]],
  ['pages of five', { pageSize: 5, page: 3 }, ['p11', 1, 3, 3]],
])('of eleven promotions, asked for %s', (_, choice, expected) => {
  const { promotions, page, pages } = shownOf({ promotions: [...eleven, eleven[0]!], choice })
  expect([promotions[0]?.key, promotions.length, page, pages]).toEqual(expected)
})

test.each([
  ['2020-01-10T12:00:00Z', '2020-01-19T12:00:00Z', 'period Jan 10, 2020 Jan 19, 2020'],
  ['2020-01-01T12:00:00Z', '2020-01-19T12:00:00Z', 'until Jan 19, 2020'],
  [undefined, '2020-01-19T12:00:00Z', 'until Jan 19, 2020'],
  ['2020-01-01T12:00:00Z', undefined, 'since Jan 1, 2020'],
  ['soon', 'never', undefined],
])('from %s to %s on the fifth is %s', (startTime, endTime, said) => {
  const t = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' ')
  expect(periodOf({ startTime, endTime }, Date.parse('2020-01-05T12:00:00Z'), timeWords('en', undefined), t)).toBe(said)
})

test.each([
  ['Share of $120,000', '<p>5% a day</p>', '$120,000'],
  ['Rescue fund', '<p>5% of last week</p>', '5%'],
  ['صندوق', '<p>جائزة 120,000$.</p>', '120,000$'],
  ['Nine nights', '<p>Until Sunday, 7 days.</p>', undefined],
])('promotions: the figure of the offer %j with %j is %j', (title, html, figure) => {
  expect(figureOf({ title, html })).toBe(figure)
})

test('the figure of an offer stands at the start of the card in either direction: its own letters do not turn its place', () => {
  for (const language of ['EN', 'AR'] as const) {
    const promotions = [{ key: 'one', title: 'Share', html: '<p>Of $120,000.</p>', picture: [], type: 'SLOTS' }]
    const { container } = drawExample(contract, view, { ...examples.usual, inputs: { promotions: { promotions, choice: {} } }, language })
    const figure = [...container.querySelectorAll('p')].find(({ textContent }) => textContent?.includes('120,000'))
    expect({ dir: figure?.getAttribute('dir'), isolated: figure?.querySelector('bdi')?.textContent }).toEqual({
      dir: null,
      isolated: figure?.textContent,
    })
    cleanup()
  }
})

test('a type that the title says is not said twice', () => {
  const promotions = ['Rescue fund', 'Five percent back'].map((title) => ({
    key: title,
    title,
    html: '',
    picture: [],
    type: 'Rescue fund',
  }))
  const { getAllByText } = drawExample(contract, view, { ...examples.usual, inputs: { promotions: { promotions, choice: {} } } })
  expect(getAllByText('Rescue fund').map((element) => element.tagName)).toEqual(['H2', 'SPAN'])
})
