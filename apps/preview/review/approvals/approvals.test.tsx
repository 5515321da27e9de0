// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addWords, t } from '../../../kit/i18n/words.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { $me } from '../../model/operators/me.ts'
import type { Me } from '../../model/operators/me.ts'
import { requestsRequested } from '../../model/releases/requests.ts'
import { AuditPanel, words as auditWords } from '../audit/audit-panel.tsx'
import { words as historyWords } from '../history/history-panel.tsx'
import { RequestBar, words as barWords } from './request-bar.tsx'
import { RequestList } from './request-list.tsx'

addWords({ ...historyWords, ...auditWords, ...barWords })

const entry = (id: number, more: object = {}) => ({
  id,
  state: 'waiting',
  act: { kind: 'publish' },
  documents: ['foyer/pages/home.json'],
  brands: ['foyer'],
  changes: 1,
  note: '',
  by: 'Eda',
  at: '2026-11-28T13:00:00.000Z',
  brand: 'foyer',
  draft: 'main',
  release: null,
  endedBy: null,
  ended: null,
  why: '',
  approvals: [],
  missing: [{ brand: 'foyer', approvals: 1 }],
  isOwn: false,
  isStale: false,
  may: { approve: true, refuse: true, cancel: false },
  ...more,
})

let calls: { method: string; address: string; body: unknown }[]
let answers: Record<string, () => Response>
let scope: Scope
beforeEach(async () => {
  calls = []
  answers = {}
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[`${method} ${address.replace(/\?.*/, '')}`]
    if (!answer) throw new TypeError('offline')
    return answer()
  })
  scope = await editorWith([published('page/home', pageOf({ id: 'a', widget: 'page-heading', props: { title: 'A' } }))])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)
const load = async (...all: object[]) => {
  answers['GET /api/requests'] = () => Response.json({ requests: all, rules: { foyer: { approvals: 1, selfApproval: false } } })
  await allSettled(requestsRequested, { scope })
}
const button = (name: string) => screen.queryByRole('button', { name })

test('a request says what it waits for, and whoever may approves it', async () => {
  await load(entry(1))
  show(<RequestList />)
  const list = screen.getByRole('list', { name: t('approvals.list') })
  expect(list.textContent).toContain(t('approvals.missing', { brand: 'Foyer', count: 1 }))
  expect(list.textContent).toContain(t('approvals.after'))
  expect(button(t('approvals.cancel'))).toBeNull()
  answers['POST /api/requests/1/approve'] = () =>
    Response.json(entry(1, { state: 'done', release: 2, missing: [], may: { approve: false, refuse: false, cancel: false } }))
  fireEvent.click(screen.getByRole('button', { name: t('approvals.approve') }))
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: t('approvals.list') })).toBeNull())
})

test('refusing waits for a reason', async () => {
  await load(entry(1))
  show(<RequestList />)
  fireEvent.click(screen.getByRole('button', { name: t('approvals.refuse') }))
  const dialog = await screen.findByRole('dialog', { name: t('approvals.refuse-title', { id: 1 }) })
  const send = () => within(dialog).getByRole('button', { name: t('approvals.refuse') })
  expect(send().getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(within(dialog).getByRole('textbox', { name: t('approvals.why') }), { target: { value: 'Too loud' } })
  answers['POST /api/requests/1/refuse'] = () => Response.json(entry(1, { state: 'refused', why: 'Too loud', endedBy: 'Ann' }))
  fireEvent.click(send())
  await vi.waitFor(() => expect(calls.some(({ address }) => address === '/api/requests/1/refuse')).toBe(true))
  expect(calls.find(({ address }) => address === '/api/requests/1/refuse')?.body).toEqual({ why: 'Too loud' })
})

test('who asked is told that somebody else approves, that players got another version, and why it was refused', async () => {
  const own = { isOwn: true, may: { approve: false, refuse: false, cancel: true } }
  await load(entry(1, { ...own, isStale: true }), entry(2, { ...own, state: 'refused', why: 'Too loud', endedBy: 'Ann', missing: [] }))
  show(<RequestList />)
  const { textContent } = screen.getByRole('list', { name: t('approvals.list') })
  for (const sentence of [t('approvals.own'), t('approvals.stale'), 'Ann: Too loud']) expect(textContent).toContain(sentence)
  expect(button(t('approvals.approve'))).toBeNull()
})

test('whoever changed it in the draft is told that somebody else approves, and who gets it first is said', async () => {
  const may = { approve: false, refuse: true, cancel: false }
  await load(entry(7, { isAuthor: true, may, act: { kind: 'publish', audience: { share: 10 } } }))
  show(<RequestList />)
  const { textContent } = screen.getByRole('list', { name: t('approvals.list') })
  for (const words of [t('approvals.author'), 'first 10 % of browsers']) expect(textContent).toContain(words)
})

test('before an edit it says that the request from this draft would be void', async () => {
  await load(entry(7))
  show(<RequestBar />)
  expect(screen.getByRole('region', { name: t('approvals.draft-waits') }).textContent).toContain('Request 7')
})

const me = (role: 'publisher' | 'admin'): Me => ({ operator: { name: 'Ann', email: 'ann@example.com', roles: { '*': role } }, open: false })
const audited = {
  id: 5,
  at: '2026-11-28T13:00:00.000Z',
  by: 'Ann',
  way: 'editor',
  action: 'operator-role',
  brands: ['foyer'],
  subject: 'ben@example.com',
  before: 'viewer',
  after: 'publisher',
  what: 'ben@example.com is publisher of foyer, before: viewer',
  why: '',
}
const withRole = async (role: 'publisher' | 'admin') => {
  scope = await editorWith([published('page/home', pageOf())], {}, [[$me, me(role)]])
}

test('the audit shows what was before and after, and asks for one person', async () => {
  await withRole('admin')
  answers['GET /api/audit'] = () => Response.json({ entries: [audited], people: ['Ann', 'Ben'] })
  show(<AuditPanel />)
  fireEvent.click(await screen.findByRole('button', { name: /^Changed a role/ }))
  const details = screen.getByRole('region', { name: t('audit.entry', { id: 5 }) })
  expect(details.textContent).toContain('viewer')
  expect(details.textContent).toContain('publisher')
  fireEvent.change(screen.getByLabelText(t('audit.from')), { target: { value: '2026-11-01' } })
  await vi.waitFor(() => expect(calls.at(-1)?.address).toContain('from=2026-'))
})

test('an entry about many documents names the first few and lists all of them on request', async () => {
  await withRole('admin')
  const names = Array.from({ length: 41 }, (_, index) => `page/p${index}`)
  const many = { ...audited, action: 'request-add', subject: names.join(', '), before: undefined, after: undefined }
  answers['GET /api/audit'] = () => Response.json({ entries: [many], people: [] })
  show(<AuditPanel />)
  const row = await screen.findByRole('button', { name: /^Asked for approval/ })
  expect(row.textContent).toContain('41 documents: P0, P1, P2 …')
  expect(row.textContent).not.toContain('P3')
  fireEvent.click(row)
  expect(within(screen.getByRole('region', { name: t('audit.entry', { id: 5 }) })).getAllByRole('listitem')).toHaveLength(41)
})

test('the audit names documents by their titles, whether the server names them by kind or by path', async () => {
  await withRole('admin')
  const publication = { ...audited, action: 'canary-start', subject: 'page/home, menu/summer-2026, brand/foyer' }
  const scheduled = { ...audited, id: 6, action: 'schedule-add', subject: 'foyer/pages/home.json' }
  answers['GET /api/audit'] = () => Response.json({ entries: [publication, scheduled], people: [] })
  show(<AuditPanel />)
  const [first, second] = [/^Published to some players first/, /^Scheduled/].map((name) => screen.findByRole('button', { name }))
  expect((await first)?.textContent).toContain(`${t('documents.page.home')}, Summer 2026, ${t('outline.brand')}`)
  expect((await second)?.textContent).toContain(t('documents.page.home'))
  expect((await second)?.textContent).not.toContain('.json')
})

test('the audit says who may see it, that it could not be loaded, and that nothing was found', async () => {
  await withRole('publisher')
  show(<AuditPanel />)
  expect(screen.getByText(t('audit.needs-admin'))).toBeTruthy()
  cleanup()
  await withRole('admin')
  show(<AuditPanel />)
  await screen.findByText(t('audit.failed'))
  answers['GET /api/audit'] = () => Response.json({ entries: [], people: [] })
  fireEvent.click(screen.getByRole('button', { name: t('releases.again') }))
  await screen.findByText(t('audit.none'))
})
