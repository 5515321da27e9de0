// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { addWords, t } from '../../../kit/i18n/words.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'
import { $releaseNumber, releaseReported } from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { $shownRelease, releaseShown } from '../../model/documents/shown-release.ts'
import { HistoryPanel, words } from './history-panel.tsx'
import { dialog as ReleaseDialog } from './release-dialog.tsx'
import { dialog as LinksDialog } from '../links-dialog.tsx'
import { ReleaseView } from './release-view.tsx'
import { documentsFx } from '../releases/releases.ts'

addWords(words)

const release = (number: number, more: object = {}) => ({
  number,
  parent: number === 1 ? null : number - 1,
  by: null,
  way: 'editor',
  kind: 'publish',
  note: '',
  at: '2026-03-04T05:06:00.000Z',
  brands: ['foyer'],
  changes: 1,
  ...more,
})
const difference = {
  path: 'foyer/pages/home.json',
  brand: 'foyer',
  document: 'page/home',
  kind: 'changed',
  changes: [
    {
      id: 'changed:/nodes/hot/props/rows',
      kind: 'changed',
      subject: {
        kind: 'node',
        id: 'hot',
        widget: 'game-section',
        pointer: { before: '/nodes/0/props/rows', after: '/nodes/0/props/rows' },
      },
      property: 'props/rows',
      before: 2,
      after: 3,
    },
  ],
}

type Call = { method: string; address: string; body: unknown }
let calls: Call[]
/** What the server answers: by method and address, one after the other, the last one again. */
let answers: Record<string, (Response | Error)[]>
let scope: Scope
beforeEach(async () => {
  calls = []
  answers = {}
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const all = answers[`${method} ${address}`] ?? []
    const answer = all.length > 1 ? all.shift() : all[0]
    if (answer instanceof Response) return answer.clone()
    throw answer ?? new TypeError('offline')
  })
  scope = await editorWith([published('page/home', pageOf({ id: 'hot', widget: 'game-section', props: { title: 'Hot games', rows: 3 } }))])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)
const answer = (body: object, status = 200) => Response.json(body, { status })
const list = 'GET /api/releases?limit=30'
const rows = () => within(screen.getByRole('list', { name: t('releases.history') })).getAllByRole('listitem')

describe('the history', () => {
  test('lists releases with who, when, how and why; more come with a press', async () => {
    const second = [release(1, { kind: 'import', way: 'files' })]
    answers = {
      [list]: [
        answer({
          releases: [release(4, { kind: 'revert', of: 3, by: 'Linh' }), release(3, { note: 'Summer' }), release(2, { way: 'files' })],
          next: 2,
        }),
      ],
      'GET /api/releases?limit=30&before=2': [answer({ releases: second })],
    }
    show(<HistoryPanel />)
    expect(screen.getByRole('status')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: t('releases.older') }))
    await vi.waitFor(() => expect(rows()).toHaveLength(4))
    const said = [t('releases.kind-revert', { of: 3 }), t('releases.kind-publish'), t('releases.from-files'), t('releases.kind-import')]
    expect(rows().map((row, index) => row.textContent?.includes(said[index] ?? '-'))).toEqual([true, true, true, true])
    expect(rows()[0]?.textContent).toContain(`Linh, ${t('releases.way-editor')}`)
    expect(within(rows()[1]!).getByText('Summer')).toBeTruthy()
    expect(rows()[0]?.querySelector('time')).toMatchObject({ dateTime: '2026-03-04T05:06:00.000Z', title: '4 Mar 2026, 05:06 UTC' })
    expect(screen.queryByRole('button', { name: t('releases.older') })).toBeNull()
  })

  test('a release that is opened says what it changed in the words of Review', async () => {
    answers = { [list]: [answer({ releases: [release(2), release(1)] })], 'GET /api/releases/2': [answer({ changes: [difference] })] }
    show(<HistoryPanel />)
    const [first] = await screen.findAllByRole('button', { name: /Release 2/ })
    fireEvent.click(first!)
    const details = await screen.findByRole('region', { name: 'Release 2' })
    expect(await within(details).findByText(/Hot games: rows/)).toBeTruthy()
    expect(within(details).getByText(t('review.became', { before: '2', after: '3' }))).toBeTruthy()
    fireEvent.click(within(details).getByRole('button', { name: 'Revert' }))
    expect(scope.getState($openDialog)).toEqual({ kind: 'release', act: 'revert', number: 2 })
  })

  test('a server that does not answer is said, and can be asked again; what waits stands above an empty list', async () => {
    answers = { [list]: [new TypeError('offline'), answer({ releases: [] })] }
    show(<HistoryPanel />)
    expect(await screen.findByText(t('releases.offline'))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t('releases.again') }))
    expect(await screen.findByText(t('releases.none-text'))).toBeTruthy()
    expect(screen.getByText(new RegExp(t('approvals.failed')))).toBeTruthy()
  })

  test('a release that somebody publishes is in the list at once', async () => {
    answers = { [list]: [answer({ releases: [release(1)] }), answer({ releases: [release(2), release(1)] })] }
    show(<HistoryPanel />)
    await vi.waitFor(() => expect(rows()).toHaveLength(1))
    await allSettled(releaseReported, { scope, params: 2 })
    await vi.waitFor(() => expect(rows()).toHaveLength(2))
    expect(within(rows()[0]!).getByText(t('releases.live'))).toBeTruthy()
  })

  test('of one brand has its releases alone, also where the answer for all comes later', async () => {
    let answerAll = () => {}
    const all = new Promise<Response>((resolve) => (answerAll = () => resolve(answer({ releases: [release(2), release(1)] }))))
    vi.stubGlobal('fetch', (address: string) =>
      address.includes('brand=foyer') ? Promise.resolve(answer({ releases: [release(2)] })) : all,
    )
    show(<HistoryPanel />)
    fireEvent.click(screen.getByRole('radio', { name: 'Foyer' }))
    await vi.waitFor(() => expect(rows()).toHaveLength(1))
    answerAll()
    await allSettled(scope)
    expect(rows()).toHaveLength(1)
  })

  test('is one stop for the keyboard, and two releases that are selected are compared, the older one first', async () => {
    answers = { [list]: [answer({ releases: [release(3), release(2), release(1)] })] }
    show(<HistoryPanel />)
    await vi.waitFor(() => expect(rows()).toHaveLength(3))
    const buttons = rows().map((row) => within(row).getByRole('button'))
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    buttons[0]!.focus()
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(buttons[1])

    const compare = () => fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
    for (const number of [2, 3, 1]) fireEvent.click(screen.getByRole('checkbox', { name: t('releases.select', { number }) }))
    compare()
    expect(scope.getState($openDialog)).toEqual({ kind: 'release', act: 'compare', from: 1, to: 3 })
  })
})

describe('restoring and reverting', () => {
  const onClose = vi.fn<() => void>()
  const open = (opened: Extract<OpenDialog, { kind: 'release' }>) => show(<ReleaseDialog opened={opened} onClose={onClose} />)
  const preview = { dry: true, number: 4, brands: ['foyer'], changes: [difference], conflicts: [] }
  beforeEach(() => void onClose.mockClear())

  test('what would change is shown first; then it is done on what was seen, with the note', async () => {
    answers = { 'POST /api/releases/2/restore': [answer(preview), answer({ number: 4, brands: [], files: {} }, 201)] }
    open({ kind: 'release', act: 'restore', number: 2 })
    expect(await screen.findByText(/Hot games: rows/)).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: t('releases.note') }), { target: { value: 'Too early' } })
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ dry: true }, { base: 3, note: 'Too early' }])
    expect(scope.getState($releaseNumber)).toBe(4)
    expect(scope.getState($toasts)).toMatchObject([{ text: 'Release 4 is live', actions: [{ label: 'Revert' }] }])
  })

  test('a part that was changed again since is a region with all sides, and the document can be opened', async () => {
    const part = { id: 'changed:/nodes/hot/props/rows', node: 'hot', property: 'props/rows', base: 3, theirs: 5, yours: 2 }
    const conflict = { path: difference.path, document: 'page/home', parts: [part], base: '', theirs: '', yours: '', hash: 'a' }
    answers = { 'POST /api/releases/2/revert': [answer({ error: 'Changed.', current: 3, conflicts: [conflict] }, 409), answer(preview)] }
    open({ kind: 'release', act: 'revert', number: 2 })
    const region = await screen.findByRole('region', { name: t('releases.conflict-in', { document: t('documents.page.home') }) })
    expect([...region.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['3', '5', '2'])
    expect(within(region).getByText('Hot games: rows')).toBeTruthy()
    expect(within(region).getByRole('button', { name: t('releases.open-document') })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t('releases.look-again') }))
    expect(await screen.findByRole('button', { name: 'Revert' })).toBeTruthy()
  })

  test.each([
    ['no change', answer({ number: 3, unchanged: true, files: {} }), 'What release 2 changed is not live any more.'],
    ['a refusal', answer({ error: 'Players would get a fault.', diagnostics: [] }, 422), 'Players would get a fault.'],
    ['a full disk', answer({ error: 'The disk is full.' }, 507), 'The disk is full.'],
    ['no answer', new TypeError('offline'), 'The server did not answer.'],
  ])('%s is said, and nothing can be decided', async (_what, said, sentence) => {
    answers = { 'POST /api/releases/2/revert': [said] }
    open({ kind: 'release', act: 'revert', number: 2 })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Revert' })).toBeNull()
  })

  test('two releases are compared by meaning', async () => {
    answers = { 'GET /api/releases/1/diff/3': [answer({ from: 1, to: 3, changes: [difference] })] }
    open({ kind: 'release', act: 'compare', from: 1, to: 3 })
    expect(await screen.findByText(/Hot games: rows/)).toBeTruthy()
  })
})

test('a release is looked at in the canvas: its documents, the way back and restoring it', async () => {
  const files = [published('page/home', pageOf({ id: 'old', widget: 'game-section' })), published('page/gone')]
  answers = { 'GET /api/releases/1/files': [new TypeError('offline'), answer({ files })] }
  await allSettled(releaseShown, { scope, params: 1 })
  show(<ReleaseView />)
  const view = screen.getByRole('region', { name: 'Release 1' })
  expect(await within(view).findByText(t('releases.offline'))).toBeTruthy()
  const documents = await allSettled(documentsFx, { scope, params: 1 })
  expect(documents).toMatchObject({ status: 'done' })
  expect([...(documents.value as ReadonlyMap<string, object>)]).toMatchObject([
    ['page/home', { nodes: [{ id: 'old' }] }],
    ['page/gone', {}],
  ])
  expect(within(view).getByText(t('releases.looking-at', { number: 1 }))).toBeTruthy()
  fireEvent.click(within(view).getByRole('button', { name: 'Restore' }))
  expect(scope.getState($openDialog)).toEqual({ kind: 'release', act: 'restore', number: 1 })
  fireEvent.click(within(view).getByRole('button', { name: t('releases.back') }))
  expect(scope.getState($shownRelease)).toBeNull()
})

describe('links to previews', () => {
  const link = { id: 'one', brand: 'foyer', by: null, at: '2026-03-04T05:06:00.000Z', until: '2026-03-11T05:06:00.000Z' }
  const until = { name: t('releases.revoke-link', { time: '11 Mar 2026, 05:06 UTC' }) }
  const open = (opened: Extract<OpenDialog, { kind: 'links' }>) => show(<LinksDialog opened={opened} onClose={() => undefined} />)

  test('a link is made for the open brand, shown once, copied and listed, and each can be revoked', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } })
    answers = {
      'GET /api/drafts/main/links': [answer({ links: [] }), answer({ links: [link] }), answer({ links: [] })],
      'POST /api/drafts/main/links': [answer({ token: 'secret', ...link }, 201)],
      'DELETE /api/drafts/main/links/one': [new Response(null, { status: 204 })],
    }
    open({ kind: 'links' })
    expect(await screen.findByText(t('releases.no-links'))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t('releases.create-link') }))
    const address = `${location.origin}/draft/secret/`
    expect(await screen.findByRole('textbox', { name: t('releases.link') })).toMatchObject({ value: address, readOnly: true })
    expect(copied).toEqual([address])
    fireEvent.click(await screen.findByRole('button', until))
    expect(await screen.findByText(t('releases.no-links'))).toBeTruthy()
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'DELETE', 'GET'])
    expect(calls[1]?.body).toEqual({ brand: 'foyer' })
  })

  test('the links of a release are its own, and a server that refuses is quoted', async () => {
    answers = {
      'GET /api/releases/3/links': [answer({ links: [link] })],
      'POST /api/releases/3/links': [answer({ error: 'There is no release 3.' }, 404)],
    }
    open({ kind: 'links', release: 3 })
    expect(await screen.findByRole('button', until)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t('releases.create-link') }))
    expect((await screen.findByRole('alert')).textContent).toBe('There is no release 3.')
  })
})
