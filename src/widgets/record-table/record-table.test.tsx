// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { columnsOf } from './columns.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const row = ({ root }: ReturnType<typeof draw>, key: string) => root.querySelector<HTMLElement>(`[role="row"][data-key="${key}"]`)!
const amounts = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-amount]')].map(({ dataset }) => dataset['amount'])

/** What is said of the file. */
const saying = (drawn: ReturnType<typeof draw>) => drawn.getAllByRole('status')[0]!.textContent

test('a row has its values by their kinds, with exact amounts', () => {
  const drawn = draw('usual')

  expect(amounts(row(drawn, '2611204466'))).toEqual(['150', '0', '-150'])
  expect(row(drawn, '2611204466').textContent).toContain('GRGrand RouletteEVO')
  expect(row(drawn, '2611204466').querySelector('time')?.textContent).toMatch(/Jan 10, 2027.*2:41/)
  expect(row(drawn, '2611204412').textContent).toMatch(/Won–None.*Running/)
})

test('a card shows the record’s own time and its last status without their labels, and the details beside its title', () => {
  const { props, inputs } = examples['usual']
  const usual = inputs!.records!
  const records = { ...usual, fields: { ...usual.fields, settled: 'time' as const } }
  const columns = [...props.columns, { field: 'settled', label: 'Settled' }]
  const drawing = { props: { ...props, columns }, send: vi.fn<() => void>(), t: (key: string) => key }

  expect(columnsOf(drawing as never, records, vi.fn<() => void>()).map(({ id, card }) => `${id}: ${card}`)).toEqual([
    'gameName: title',
    'betTime: mark',
    'betAmount: line',
    'winAmount: line',
    'profit: value',
    'status: mark',
    'settled: line',
    'details: button',
  ])
  const typed = {
    ...drawing,
    props: {
      ...props,
      columns: [
        { field: 'status', label: 'Type' },
        { field: 'state', label: 'Status' },
      ],
      details: [],
    },
  }
  const states = { ...records, fields: { status: 'status' as const, state: 'status' as const } }
  expect(columnsOf(typed as never, states, vi.fn<() => void>()).map(({ card }) => card)).toEqual(['title', 'mark'])
})

test('times of accounts have their labels, their order is called usual, and only shown times have a zone', () => {
  const { props, inputs } = examples['usual']
  const { time: _time, from: _from, to: _to, ...records } = inputs!.records!
  const accounts = (columns: typeof props.columns) =>
    drawExample(contract, view, {
      title: 'Accounts',
      props: { ...props, columns, details: [] },
      inputs: { records: { ...records, fields: { account: 'account', registered: 'time' } } },
    })
  const withTimes = accounts([
    { field: 'account', label: 'Account', sort: true },
    { field: 'registered', label: 'Registered' },
  ])
  expect(withTimes.getByRole('option', { name: 'Usual order', hidden: true })).toBeDefined()
  expect(withTimes.getByText('Times in GMT+8')).toBeDefined()
  cleanup()
  const without = accounts([{ field: 'account', label: 'Account', sort: true }])
  expect(without.queryByText('Times in GMT+8')).toBeNull()
})

test('totals of the range are above the table, sums of the page are its last line', () => {
  const drawn = draw('usual')

  expect(amounts(drawn.root.querySelector('dl')!)).toEqual(['1197.5', '430.15'])
  expect(amounts(drawn.getAllByRole('row').at(-1)!)).toEqual(['530', '124', '-106'])
  expect(drawn.root.textContent).toContain('1–4 of 41')
  expect(drawn.root.textContent).toContain('Times in GMT+8')
})

test('rows that failed are not in the sums, and the table says so', () => {
  const usual = examples['usual']
  const records = { ...usual.inputs!.records!, uncounted: 2 }
  const drawn = drawExample(contract, view, { ...usual, inputs: { records } })
  expect(drawn.getByText('2 that failed are not in the sums')).toBeDefined()
})

test('the document may list the totals; one that is a count has no currency', () => {
  const { root } = draw('figures')
  expect([...root.querySelectorAll('dl > [data-key]')].map(({ textContent }) => textContent)).toEqual([
    'Bet amount$1,197.50',
    'Profit and loss+$430.15',
    'Members1,284',
  ])
})

test('a table without a title has the common one, and no file where none is wanted', () => {
  const drawn = draw('plain')
  expect(drawn.getByRole('table', { name: 'Records' })).toBeDefined()
  expect(drawn.queryByRole('button', { name: /CSV/ })).toBeNull()
})

test('other columns of the document are other columns of the table, in their order', () => {
  const drawn = draw('usual')
  const heads = () => drawn.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads()).toEqual(['Game', 'Time', 'Bet', 'Won', 'Profit', 'Status', 'Details'])
  const { columns } = examples.usual.props
  drawn.again({ ...examples.usual, props: { ...examples.usual.props, columns: [columns[4]!, columns[0]!], details: [] } })

  expect(heads()).toEqual(['Profit', 'Game'])
  expect(row(drawn, '2611204466').querySelector('[role="rowheader"]')?.textContent).toContain('Grand Roulette')
})

test('columns are hidden and shown in a menu that stays open, but for the one that names the rows', () => {
  const drawn = draw('chosen')
  expect(drawn.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Game', 'Bet', 'Profit', 'Status'])
  fireEvent.click(drawn.getByRole('button', { name: 'Columns: 4 of 6' }))
  const items = () => drawn.getAllByRole('menuitemcheckbox', { hidden: true })
  expect(items().map((item) => [item.textContent, item.getAttribute('aria-checked'), item.getAttribute('aria-disabled')])).toEqual([
    ['Game', 'true', 'true'],
    ['Time', 'false', null],
    ['Bet', 'true', null],
    ['Won', 'false', null],
    ['Profit', 'true', null],
    ['Status', 'true', null],
  ])
  for (const place of [0, 1, 5]) fireEvent.click(items()[place]!)
  fireEvent.click(drawn.getByRole('menuitem', { name: 'All columns', hidden: true }))

  expect(drawn.queryByRole('menuitem', { hidden: true })).toBeNull()
  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual(
    [['winAmount'], ['betTime', 'winAmount', 'status'], []].map((hidden) => ({ kind: 'choose-columns', table: 'bets', hidden })),
  )
})

test('the column that names the rows is there although it was hidden before, and what is no column is forgotten', () => {
  const drawn = draw('usual')
  const { records } = examples.usual.inputs!
  drawn.again({ ...examples.usual, inputs: { records: records!, choice: { table: 'bets', hidden: ['gameName', 'gone'] } } })
  expect(drawn.getAllByRole('columnheader')[0]?.textContent).toBe('Game')
  fireEvent.click(drawn.getByRole('button', { name: 'Columns' }))
  fireEvent.click(drawn.getByRole('menuitemcheckbox', { name: 'Status', hidden: true }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'choose-columns', table: 'bets', hidden: ['status'] }]])
})

test('no columns are chosen where the document does not bind the choice', () => {
  expect(draw('usual').queryByRole('button', { name: /Columns/ })).toBeNull()
})

test('a field of HTML is shown as text', () => {
  expect(row(draw('html'), '1').textContent).toContain('Deposit now')
})

test('a new page is said once, what was there at first is not', () => {
  const drawn = draw('usual')
  const told = () => drawn.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told()).toEqual(['', ''])
  const records = { ...examples.usual.inputs!.records!, page: 2 }
  drawn.again({ ...examples.usual, inputs: { records } })

  expect(told()).toEqual(['', 'Page 2 of 3, 41 records'])
})

test('order and page are written by the record’s input', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Profit' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Page 2' }))

  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'narrow', input: 'records', args: { sort: '-profit', no: 1 } },
    { kind: 'narrow', input: 'records', args: { no: 2 } },
  ])
})

test('newer rows wait behind a button, which asks again and goes to page 1; when it goes the focus stays above the table', () => {
  const drawn = draw('newer-more')
  const button = drawn.getByRole('button', { name: '20+ new' })
  button.focus()
  fireEvent.click(button)
  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'retry', input: 'records' },
    { kind: 'narrow', input: 'records', args: { no: 1 } },
  ])
  drawn.again({ ...examples.usual, inputs: { records: { ...examples.usual.inputs!.records!, query: '{"endTime":"later"}' } } })
  expect(document.activeElement).toBe(drawn.getByRole('group', { name: 'Betting record' }))
  expect(drawn.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', 'Page 1 of 3, 41 records'])

  drawn.again(examples.newer!)
  fireEvent.click(drawn.getByRole('button', { name: '3 new' }))
  expect(drawn.send.mock.calls.at(-1)).toEqual([{ kind: 'retry', input: 'records' }]) // page 1 is shown already
})

test('the details of a row are in a dialog of its name', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Details of Ember Koi' }))
  const dialog = drawn.getByRole('dialog', { name: 'Details of Ember Koi' })

  expect(dialog.textContent).toContain('Bet number2611204471Copy')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(drawn.queryByRole('dialog')).toBeNull()
})

test('the file has the columns, exact amounts and no formula', async () => {
  const given = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const named: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download)
  })
  const drawn = draw('usual')
  const { records } = examples.usual.inputs!
  const values = { ...records!.rows[0]!.values, gameName: '=HYPERLINK("http://a.test")' }
  drawn.again({ ...examples.usual, inputs: { records: { ...records!, rows: [{ key: '1', values }] } } })
  fireEvent.click(drawn.getByRole('button', { name: 'Export this page (CSV)' }))

  expect(named).toEqual(['Betting-record-2027-01-10-2027-01-10.csv'])
  expect(await (given.mock.calls[0]![0] as Blob).text()).toBe(
    [
      '\ufeffGame,Time,Bet,Won,Profit,Status,Bet number',
      `"'=HYPERLINK(""http://a.test"")",2027-01-10T14:41:07+08:00,20,64,44,Settled,2611204471`,
      '',
    ].join('\r\n'),
  )
})

test('all pages are one file once they were read; it says how many rows it has, and what was read is forgotten', async () => {
  const given = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const named: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download)
  })
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Export all pages (CSV)' }))
  const { records } = examples.usual.inputs!
  const rows = [...records!.rows, { key: 'more', values: { gameName: '+1', betTime: '', betAmount: '-5' } }]
  const told = (status: 'running' | 'done', complete = true) => ({
    ...examples.usual,
    inputs: { records: { ...records!, collection: { status, page: 3, pages: 3, rows: status === 'done' ? rows : [], complete } } },
  })
  drawn.again(told('running'))
  expect(saying(drawn)).toBe('Reading page 3 of 3')
  drawn.again(told('done'))
  drawn.again({ ...examples.usual })

  expect(named).toEqual(['Betting-record-2027-01-10-2027-01-10-all.csv'])
  expect((await (given.mock.calls[0]![0] as Blob).text()).trim().split('\r\n').at(-1)).toBe(`"'+1",,-5,,,,`)
  expect(saying(drawn)).toBe('The file has all 5 rows.')
  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'collect-record', record: 'records.bets', query: '{}' },
    { kind: 'stop-collecting', record: 'records.bets' },
  ])
  drawn.again(told('done', false))
  expect(saying(drawn)).toBe('The file has the newest 5 rows. Choose fewer days for the others.')
})

test('reading all pages is stopped by a button, by leaving, and goes on after a failure', () => {
  const running = draw('collecting')
  expect(running.getByRole('progressbar', { name: 'Export all pages (CSV)' }).getAttribute('value')).toBe('1')
  fireEvent.click(running.getByRole('button', { name: 'Stop' }))
  running.unmount()
  expect(running.send.mock.calls).toEqual(Array(2).fill([{ kind: 'stop-collecting', record: 'records.bets' }]))

  const stuck = draw('stuck')
  expect(saying(stuck)).toBe('Page 2 could not be read. What was read before is kept.')
  fireEvent.click(stuck.getByRole('button', { name: 'Go on' }))
  expect(stuck.send.mock.calls).toEqual([[{ kind: 'collect-record', record: 'records.bets', query: '{}' }]])
})

test('a game has its picture before its name, else its initials', () => {
  const drawn = draw('pictured')
  expect(row(drawn, '2611204471').querySelector('img')?.getAttribute('src')).toBe('/img/game/ember-koi.svg')
  expect(row(drawn, '2611204466').textContent).toContain('GRGrand RouletteEVO')
})

test('a code that nobody knows and a time that is none are shown as they came', () => {
  expect(row(draw('odd'), 'x').textContent).toMatch(/New.*soon.*__proto__/)
})

test('a column called as what every object inherits has only what the record gives', () => {
  const { root } = drawExample(contract, view, {
    ...examples['usual'],
    props: { ...examples.usual.props, details: [], columns: [{ field: 'valueOf', label: 'Value', below: '__proto__' }] },
  })

  expect(root.querySelector('[role="row"][data-key]')?.textContent).toBe('–None')
})

test('an amount that is no number is shown as it came', () => {
  const records = { ...examples.usual.inputs!.records!, fields: { gameName: 'money' as const, vassalage: 'count' as const } }
  const columns = [
    { field: 'gameName', label: 'Amount', sign: true },
    { field: 'vassalage', label: 'Points' },
  ]
  const { root } = drawExample(contract, view, { ...examples.usual, props: { ...examples.usual.props, columns }, inputs: { records } })

  expect(root.querySelector('[role="row"][data-key="2611204466"]')?.textContent).toMatch(/Grand Roulette.*EVO/)
})

test('a value that narrows shows only its rows, from the first page', () => {
  const drawn = draw('team')
  fireEvent.click(drawn.getByRole('button', { name: 'Only lin_team' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'narrow', input: 'records', args: { account: 'lin_team', no: 1 } }]])
})

test('a rate is a fraction, shown in percent', () => {
  expect(row(draw('team'), '1').textContent).toContain('1.5%')
})

test('where the site does not have the record, that is said', () => {
  const { root } = drawExample(
    contract,
    view,
    { title: 'Off', props: examples['team']!.props, inputs: {} },
    { without: { records: 'absent' } },
  )
  expect(root.textContent).toContain('This function is not enabled.')
})

test('a payment is asked for before it is sent, taking is not, and one on its way is not sent again', () => {
  const drawn = draw('team')
  const sent = () => drawn.send.mock.calls.map(([intent]) => intent)
  const process = (key: string) => ({
    kind: 'act',
    action: 'pay-salary',
    records: [key],
    values: { record: 'records.bets', query: '{}' },
  })
  fireEvent.click(drawn.getByRole('button', { name: 'Pay: lin_team, $120.50' }))
  expect(drawn.getByRole('alertdialog', { name: 'Pay this salary?' }).textContent).toContain('lin_team, $120.50')
  fireEvent.click(within(drawn.getByRole('alertdialog')).getAllByRole('button', { name: 'Cancel' })[0]!)
  fireEvent.click(drawn.getByRole('button', { name: 'Pay: dewi_43, $3.00' }))
  expect(sent()).toEqual([])

  fireEvent.click(drawn.getByRole('button', { name: 'Pay: lin_team, $120.50' }))
  fireEvent.click(within(drawn.getByRole('alertdialog')).getByRole('button', { name: 'Pay' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Take: anong_40, $8.00' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Check whether it was done: umi_60, $4.00' }))
  expect(sent()).toEqual(['1', '2', '4'].map(process))
  expect(row(drawn, '5').querySelector('button')?.textContent).toBe('delta_club')
})

test('what is paid is named as it came when it is no number', () => {
  const team = examples['team']!
  const records = team.inputs!.records!
  const rows = records.rows.slice(0, 1).map((one) => ({ ...one, values: { ...one.values, amount: 'soon' } }))
  const drawn = drawExample(contract, view, { ...team, inputs: { records: { ...records, rows } } })
  expect(drawn.getByRole('button', { name: 'Pay: lin_team, soon' }).textContent).toBe('Pay')
})

test('a record without days names no zone, and its totals are of no days', () => {
  const drawn = draw('undated')
  expect(drawn.root.textContent).not.toContain('UTC')
  expect(drawn.root.querySelector('dl')?.getAttribute('aria-label')).toBe('Totals')
})

test('a row leads to the pages about it: those that are meant for it, with its values in their addresses', () => {
  const drawn = draw('links')
  const addresses = (key: string) => [...row(drawn, key).querySelectorAll('a')].map((link) => link.getAttribute('href'))

  expect(row(drawn, '1').textContent).toContain('lin_teamOnlineLin')
  expect(row(drawn, '2').textContent).toMatch(/maya_07TypeMember/)
  expect(['1', '2', '3', '4'].map(addresses)).toEqual([
    [
      '/agentHome?page=downlineManagmentView&under=kim%2Flin_team',
      '/agentHome?page=transferDownline&account=lin_team',
      '/agentHome?page=offerContract&account=lin_team',
    ],
    ['/agentHome?page=transferDownline&account=maya_07'],
    [
      '/agentHome?page=downlineManagmentView&under=kim%2Fa%26page%3Dx',
      '/agentHome?page=transferDownline&account=a%26page%3Dx',
      '/agentHome?page=offerContract&account=a%26page%3Dx',
    ],
    [],
  ])
  fireEvent.click(within(row(drawn, '2')).getByRole('link', { name: 'Transfer: maya_07' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'go', to: '/agentHome?page=transferDownline&account=maya_07' }]])
})
