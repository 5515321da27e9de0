// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { addWords, t } from '../../../kit/i18n/words.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $changedNames, $documents, $published, edited, undone } from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { $schedules, schedulesRequested } from '../../model/releases/schedules.ts'
import { StatusBar } from '../../shell/bar/status-bar.tsx'
import { HistoryPanel, words as historyWords } from '../history/history-panel.tsx'
import { dialog as ReviewDialog } from '../changes/review-dialog.tsx'
import { dialog as ScheduleDialog, words } from './schedule-dialog.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { scheduleSelectedFx } from './schedules.ts'
import type { ScheduleOutcome, ScheduleTimes } from './schedules.ts'
import { changeKey, reviewedOf } from '../publishing/selected-changes.ts'

addWords({ ...words, ...historyWords })

const entry = (id: number, more: object = {}) => ({
  id,
  state: 'waiting',
  at: '2026-11-28T13:00:00.000Z',
  zone: 'Asia/Ho_Chi_Minh',
  until: null,
  note: '',
  by: null,
  made: '2026-11-27T12:00:00.000Z',
  base: 1,
  documents: ['foyer/pages/home.json'],
  brands: ['foyer'],
  changes: 1,
  release: null,
  ended: null,
  refusal: null,
  ...more,
})
const heading = (title: string) => ({ id: 'a', widget: 'page-heading', props: { title } })
const home = pageOf(heading('A'), { ...heading('B'), id: 'b' })

let catalogue: Catalogue | null
beforeAll(async () => {
  const scope = fork()
  await allSettled(loadCatalogueFx, { scope })
  catalogue = scope.getState($catalogue)
})

let calls: { method: string; address: string; body: unknown }[]
/** What the server answers, by method and address. */
let answers: Record<string, () => Response>
let scope: Scope
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:20:00Z') })
  calls = []
  answers = {}
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[`${method} ${address}`]
    if (!answer) throw new TypeError('offline')
    return answer()
  })
  scope = await editorWith(
    [published('page/home', home), published('page/help', { ...home, routes: ['/help'] }), published('brand/foyer', { languages: ['EN'] })],
    {},
    [[$catalogue, catalogue]],
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)
const posted = () => calls.filter(({ method }) => method !== 'GET')
const load = async (...all: object[]) => {
  answers['GET /api/schedules'] = () => Response.json({ schedules: all })
  await allSettled(schedulesRequested, { scope })
}

describe('the form', () => {
  const send = vi.fn<(times: ScheduleTimes) => Promise<ScheduleOutcome>>()
  const close = vi.fn<() => void>()
  beforeEach(() => {
    vi.clearAllMocks()
    send.mockResolvedValue({ state: 'refused', error: 'It was refused.', problems: [] })
  })
  const open = async () => {
    show(<ScheduleForm title="Schedule" description="" confirm="Schedule" onSend={send} onClose={close} />)
    const zone = await screen.findByRole('combobox', { name: t('clock.zone') })
    fireEvent.change(zone, { target: { value: 'Europe/Berlin' } })
    fireEvent.keyDown(zone, { key: 'Enter' })
  }
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const confirm = () => screen.getByRole('button', { name: 'Schedule' })
  const why = () => (confirm().getAttribute('aria-disabled') === 'true' ? confirm().textContent : undefined)

  test('sends instants, the zone, the end and the note; it shows the instant by other clocks', async () => {
    await open()
    type(t('schedules.at'), '2026-12-24T18:00')
    const clocks = screen.getByRole('list', { name: t('clock.instants', { label: t('schedules.at') }) })
    expect(clocks.textContent).toContain('24 Dec 2026, 18:00 CET')
    expect(clocks.textContent).toContain('24 Dec 2026, 17:00 UTC')
    type(t('schedules.until'), '2026-12-27T00:00')
    type(t('releases.note'), ' Christmas ')
    fireEvent.click(confirm())
    const times = { at: '2026-12-24T17:00:00.000Z', zone: 'Europe/Berlin', until: '2026-12-26T23:00:00.000Z', note: 'Christmas' }
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(times))
    expect((await screen.findByRole('alert')).textContent).toBe('It was refused.')
    expect(close).not.toHaveBeenCalled()

    send.mockResolvedValue({ state: 'done', value: entry(1) as never })
    fireEvent.click(confirm())
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  })

  test('begins with the next whole hour after one hour', async () => {
    await open()
    expect(screen.getByLabelText(t('schedules.at'))).toMatchObject({ value: expect.stringMatching(/T\d\d:00$/) })
    expect(why()).toBeUndefined()
  })

  test('a time that does not exist is said, and the next one that does is offered', async () => {
    await open()
    type(t('schedules.at'), '2027-03-28T02:30')
    expect(screen.getByRole('status').textContent).toBe(t('clock.never', { time: '28 Mar 2027, 02:30', zone: 'Europe/Berlin' }))
    expect(why()).toContain(t('schedules.never-first'))
    fireEvent.click(confirm())
    expect(send).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: t('clock.use', { time: '28 Mar 2027, 03:00' }) }))
    fireEvent.click(confirm())
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ at: '2027-03-28T01:00:00.000Z' })))
  })

  test('of a time that exists twice one is chosen', async () => {
    await open()
    type(t('schedules.at'), '2027-10-31T02:30')
    expect(why()).toContain(t('schedules.twice-first'))
    fireEvent.click(screen.getByRole('radio', { name: t('clock.later', { time: '31 Oct 2027, 01:30 UTC' }) }))
    fireEvent.click(confirm())
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ at: '2027-10-31T01:30:00.000Z' })))
    type(t('schedules.at'), '2027-10-31T02:31') // is asked anew
    expect(why()).toContain(t('schedules.twice-first'))
  })

  test('a time that has passed, and an end before the start, are refused at their place', async () => {
    await open()
    type(t('schedules.at'), '2026-11-27T13:20') // this very minute
    expect(screen.getByLabelText(t('schedules.at')).getAttribute('aria-invalid')).toBe('true')
    expect(why()).toContain(t('schedules.passed'))
    type(t('schedules.at'), '2026-11-28T20:00')
    type(t('schedules.until'), '2026-11-28T20:00')
    expect(why()).toContain(t('schedules.end-first'))
  })
})

describe('schedules in the History', () => {
  const conflict = {
    path: 'foyer/pages/home.json',
    document: 'page/home',
    parts: [{ id: 'changed:/nodes/a/props/title', node: 'a', property: 'props/title', base: 'A', theirs: 'By hand', yours: 'Planned' }],
  }
  beforeEach(() => {
    const release = { number: 3, parent: 2, by: null, way: 'schedule', kind: 'publish', note: '', at: entry(1).at, brands: [], changes: 1 }
    answers['GET /api/releases?limit=30'] = () => Response.json({ releases: [release] })
  })
  const list = async () => within(await screen.findByRole('list', { name: t('schedules.list') }))

  test('say when by the chosen zone and UTC, by whom and what; each is moved or cancelled', async () => {
    const all = [
      entry(1, { by: 'Linh', note: 'Summer' }),
      entry(2, { state: 'live', release: 3, until: '2026-12-01T00:00:00.000Z', zone: 'UTC' }),
      entry(3, { state: 'done' }),
    ]
    await load(...all)
    show(<HistoryPanel />)
    const rows = (await list()).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(rows[0]?.textContent).toContain('28 Nov 2026, 20:00 GMT+7')
    expect(rows[0]?.querySelector('time')?.textContent).toBe('28 Nov 2026, 13:00 UTC')
    expect(rows[0]?.textContent).toContain('Linh')
    expect(within(rows[0]!).getByText('Summer')).toBeTruthy()
    expect(rows[1]?.textContent).toContain(t('schedules.state-live'))
    expect(rows[1]?.textContent).toContain(`${t('schedules.ends', { time: '1 Dec 2026, 00:00 UTC' })}M`) // once, then “Move”
    fireEvent.click(within(rows[0]!).getByRole('button', { name: 'Move' }))
    expect(scope.getState($openDialog)).toEqual({ kind: 'schedule', act: 'move', id: 1 })
    fireEvent.click(within(rows[1]!).getByRole('button', { name: 'Cancel' }))
    expect(scope.getState($openDialog)).toEqual({ kind: 'schedule', act: 'cancel', id: 2 })
  })

  test('one that was refused says why and where, and is opened in Review with its changes', async () => {
    await load(entry(1, { state: 'refused', refusal: { error: 'page/home was changed.', conflicts: [conflict] } }))
    answers['GET /api/schedules/1'] = () => whole('A', 'Planned')
    answers['DELETE /api/schedules/1'] = () => Response.json(entry(1, { state: 'cancelled' }))
    show(<HistoryPanel />)
    const row = (await list()).getByRole('listitem', { name: '' })
    expect(within(row).getByText('page/home was changed.')).toBeTruthy()
    const region = within(row).getByRole('region')
    expect([...region.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['“A”', '“By hand”', '“Planned”'])
    fireEvent.click(within(row).getByRole('button', { name: 'Open in Review' }))
    await vi.waitFor(() => expect(scope.getState($openDialog)).toEqual({ kind: 'review' }))
    expect(scope.getState($documents).get('page/home')).toMatchObject({ nodes: [{ props: { title: 'Planned' } }, {}] })
    expect(scope.getState($schedules).all).toEqual([])
  })

  test('that cannot be loaded say so, and are asked for again', async () => {
    show(<HistoryPanel />)
    const alert = await screen.findByText(new RegExp(t('schedules.failed')))
    answers['GET /api/schedules'] = () => Response.json({ schedules: [entry(1)] })
    fireEvent.click(within(alert.parentElement!).getByRole('button', { name: t('releases.again') }))
    await list()
    expect(screen.queryByText(new RegExp(t('schedules.failed')))).toBeNull()
  })
})

/** A schedule with its files: a title of the page's first block. */
function whole(original: string, title: string) {
  const text = (one: string) => JSON.stringify({ kind: 'page', id: 'home', ...pageOf(heading(one), { ...heading('B'), id: 'b' }) })
  const path = 'foyer/pages/home.json'
  return Response.json({
    ...entry(1),
    files: { [path]: { base: null, text: text(title), original: text(original) } },
    differences: [{ path, brand: 'foyer', document: 'page/home', kind: 'changed', changes: [] }],
  })
}

describe('the dialog', () => {
  const close = vi.fn<() => void>()
  const open = (act: 'move' | 'cancel') => {
    close.mockClear()
    const opened: Extract<OpenDialog, { kind: 'schedule' }> = { kind: 'schedule', act, id: 1 }
    show(<ScheduleDialog opened={opened} onClose={close} />)
  }

  test('moves a schedule to another time', async () => {
    await load(entry(1))
    answers['PATCH /api/schedules/1'] = () => Response.json(entry(1, { at: '2026-11-29T13:00:00.000Z' }))
    open('move')
    const field = await screen.findByLabelText(t('schedules.at'))
    expect(field).toMatchObject({ value: '2026-11-28T20:00' })
    fireEvent.change(field, { target: { value: '2026-11-29T20:00' } })
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(posted().at(-1)?.body).toEqual({ at: '2026-11-29T13:00:00.000Z', zone: 'Asia/Ho_Chi_Minh', until: null, note: '' })
    expect(scope.getState($schedules).all).toMatchObject([{ at: '2026-11-29T13:00:00.000Z' }])
  })

  test('of one that is live moves the end alone', async () => {
    await load(entry(1, { state: 'live', release: 3, at: '2026-11-26T13:00:00.000Z', until: '2026-12-01T13:00:00.000Z' }))
    answers['PATCH /api/schedules/1'] = () => Response.json(entry(1, { state: 'live', release: 3 }))
    open('move')
    fireEvent.change(await screen.findByLabelText(t('schedules.until-only')), { target: { value: '2026-12-02T20:00' } })
    expect(screen.queryByLabelText(t('schedules.at'))).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    await vi.waitFor(() => expect(posted().at(-1)?.body).toEqual({ zone: 'Asia/Ho_Chi_Minh', until: '2026-12-02T13:00:00.000Z', note: '' }))
  })

  test('cancels a schedule, whose changes come back into the draft beside those that are in it', async () => {
    await load(entry(1))
    await allSettled(edited, {
      scope,
      params: { label: 'B', document: 'page/home', patch: [{ op: 'replace', path: '/nodes/1/props/title', value: 'In the draft' }] },
    })
    answers['GET /api/schedules/1'] = () => whole('A', 'Planned')
    answers['DELETE /api/schedules/1'] = () => Response.json(entry(1, { state: 'cancelled' }))
    open('cancel')
    expect(await screen.findByText(t('schedules.cancel-text'))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t('schedules.cancel-confirm') }))
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(scope.getState($documents).get('page/home')).toMatchObject({
      nodes: [{ props: { title: 'Planned' } }, { props: { title: 'In the draft' } }],
    })
    expect(scope.getState($schedules).all).toEqual([])
    await allSettled(undone, { scope })
    expect(scope.getState($documents).get('page/home')).toMatchObject({ nodes: [{ props: { title: 'A' } }, {}] })
  })

  test('says what the server refuses, and when a schedule is over', async () => {
    await load(entry(1))
    answers['GET /api/schedules/1'] = () => whole('A', 'Planned')
    answers['DELETE /api/schedules/1'] = () => Response.json({ error: 'Schedule 1 is over; it made release 4.' }, { status: 409 })
    open('cancel')
    fireEvent.click(await screen.findByRole('button', { name: t('schedules.cancel-confirm') }))
    expect((await screen.findByRole('alert')).textContent).toContain('it made release 4')
    expect(scope.getState($changedNames)).toEqual([])
    cleanup()
    await load()
    open('move')
    expect(await screen.findByText(t('schedules.over'))).toBeTruthy()
  })
})

test('the selected changes are scheduled as they were shown, and leave the draft; the rest stays in it', async () => {
  for (const [index, value] of ['Hall', 'News'].entries())
    await allSettled(edited, {
      scope,
      params: { label: value, document: 'page/home', patch: [{ op: 'replace', path: `/nodes/${index}/props/title`, value }] },
    })
  const reviewed = reviewedOf(['page/home', 'page/help'], scope.getState($documents), scope.getState($published))
  const [, second] = reviewed[0]!.changes
  const times = { at: '2026-11-28T13:00:00.000Z', zone: 'Asia/Ho_Chi_Minh', until: null, note: '' }
  const schedule = () =>
    allSettled(scheduleSelectedFx, { scope, params: { reviewed, excluded: new Set([changeKey(second!)]), own: false, times } })

  answers['POST /api/schedules'] = () => Response.json({ error: '"at" has passed; choose a later time.', diagnostics: [] }, { status: 422 })
  expect(await schedule()).toMatchObject({ value: { state: 'refused' } })
  expect(scope.getState($documents).get('page/home')).toMatchObject({ nodes: [{ props: { title: 'Hall' } }, {}] })

  answers['POST /api/schedules'] = () => Response.json(entry(7), { status: 201 })
  await schedule()
  const { files, ...sent } = posted().at(-1)!.body as { files: Record<string, { base: string; text: string }> } // what is scheduled
  expect(sent).toEqual({ base: 1, ...times })
  expect(Object.keys(files)).toEqual(['foyer/pages/home.json'])
  expect(JSON.parse(files['foyer/pages/home.json']!.text)).toMatchObject({
    nodes: [{ props: { title: 'Hall' } }, { props: { title: 'B' } }],
  })
  expect(scope.getState($documents).get('page/home')).toMatchObject({ nodes: [{ props: { title: 'A' } }, { props: { title: 'News' } }] })
  expect(scope.getState($toasts)).toMatchObject([
    { text: t('schedules.scheduled', { time: '28 Nov 2026, 20:00 GMT+7' }), actions: [{ label: 'Move' }, { label: 'Cancel' }] },
  ])
  expect(scope.getState($schedules).all).toMatchObject([{ id: 7 }])
})

test('Review asks when, and closes once the changes are scheduled', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  ) // the checker's, which is not needed here
  await allSettled(edited, {
    scope,
    params: { label: 'Hall', document: 'page/home', patch: [{ op: 'replace', path: '/nodes/0/props/title', value: 'Hall' }] },
  })
  answers['POST /api/schedules'] = () => Response.json(entry(7), { status: 201 })
  const close = vi.fn<() => void>()
  show(<ReviewDialog onClose={close} />)
  fireEvent.change(await screen.findByRole('textbox', { name: t('review.confirm', { brand: 'Foyer' }) }), { target: { value: 'Foyer' } })
  const button = await screen.findByRole('button', { name: 'Schedule' })
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(button)
  const form = within(await screen.findByRole('dialog', { name: t('schedules.title') }))
  fireEvent.click(form.getByRole('button', { name: 'Schedule' }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(scope.getState($changedNames)).toEqual([])
  expect(scope.getState($schedules).all).toMatchObject([{ id: 7 }])
})

test('the bar says what comes next for this brand', async () => {
  await load(entry(2, { brands: ['kestrel'] }), entry(1, { at: '2026-11-29T01:00:00.000Z' }))
  show(<StatusBar />)
  expect(screen.getByRole('button', { name: 'Next: 29 Nov, 08:00' })).toBeTruthy()
})
