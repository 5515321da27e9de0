// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addWords } from '../../../kit/i18n/words.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'
import shell from '../../locales/en/shell.json'
import { releaseReported } from '../../model/documents/documents.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { editorWith, published } from '../../model/editor.testing.ts'
import { $me, $publishers } from '../../model/operators/me.ts'
import { $stuckCanary, canaryRequested } from '../../model/releases/canary.ts'
import { dialog as CanaryDialog, words } from './canary-dialog.tsx'
import { CanaryMark } from './canary-mark.tsx'
import { FirstPlayersChoice, audienceFrom, everyone } from './first-players.tsx'

addWords({ ...words, shell })

const running = {
  number: 14,
  share: 10,
  views: 1204,
  control: 11310,
  browsers: [40, 350],
  verdict: 'not-enough-views',
  errorsPerThousand: [2.5, 2.5],
  droppedPerThousand: [1, 0.4],
  since: '2026-11-28T13:00:00.000Z',
  holdsUp: [] as number[],
  state: 'running',
}

let calls: { method: string; address: string; body: unknown }[]
let answers: Record<string, () => Response>
let scope: Scope
beforeEach(async () => {
  calls = []
  answers = {
    'GET /api/canary': () => Response.json({ canary: running }),
    'GET /api/releases/14/canary': () => Response.json(running),
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[`${method} ${address.replace(/\?.*/, '')}`]
    if (!answer) throw new TypeError('offline')
    return answer()
  })
  scope = await editorWith([published('brand/foyer', { hosts: ['a.example', 'b.example'] })])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)
const open = () => show(<CanaryDialog opened={{ kind: 'canary', number: 14 }} onClose={() => undefined} />)

test('a release for some players shows what was counted of both, and says that it cannot be told yet', async () => {
  open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Counted', 'Release 14 (10 % of browsers)', 'Everyone else', 'Release compared'],
    ['Views', '1,204', '11,310', ''],
    ['Groups of browsers', '40', '350', ''],
    ['Errors per 1,000 views', '2.5', '2.5', ''],
    ['Left-out blocks per 1,000 views', '1', '0.4', ''],
  ])
  expect(screen.getByText(/Not enough views yet/)).toBeDefined()
})

test('one that is worse is compared in words, and Revert is what is offered first', async () => {
  answers['GET /api/releases/14/canary'] = () => Response.json({ ...running, verdict: 'worse' })
  open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.slice(3).map((row) => row.lastElementChild?.textContent)).toEqual(['the same', 'more'])
  const isPrimary = (name: string) => screen.getByRole('button', { name }).className.includes('primary')
  expect([isPrimary('Revert'), isPrimary('Give to everyone')]).toEqual([true, false])
})

test('it is given to everyone, and its share is changed', async () => {
  answers['PATCH /api/releases/14/canary'] = () => Response.json({ ...running, share: 40 })
  answers['POST /api/releases/14/canary/everyone'] = () => Response.json({ ...running, state: 'everyone' })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Change who gets it' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Percent of browsers' }), { target: { value: '40' } })
  fireEvent.click(screen.getByRole('button', { name: 'Change to 40 % of browsers' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Change to 40 % of browsers' })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Give to everyone' }))
  await vi.waitFor(() => expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(2))
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([
    { method: 'PATCH', address: '/api/releases/14/canary', body: { share: 40 } },
    { method: 'POST', address: '/api/releases/14/canary/everyone', body: {} },
  ])
})

test('who may not publish reads the figures and is told who can', async () => {
  scope = await editorWith([], {}, [
    [$me, { operator: { name: 'Vic', email: 'vic@example.com', roles: { foyer: 'editor' } }, open: false }],
    [$publishers, ['Ann Lee']],
  ])
  open()
  expect(await screen.findByText('You cannot publish. Who can publish here: Ann Lee.', { selector: '[data-kind] *' })).toBeDefined()
  expect(screen.getByRole('button', { name: /Give to everyone/ }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Change who gets it' })).toBeNull()
})

test('figures that cannot be loaded are asked for again', async () => {
  const answer = answers['GET /api/releases/14/canary']!
  delete answers['GET /api/releases/14/canary']
  open()
  await screen.findByText('The figures could not be loaded')
  answers['GET /api/releases/14/canary'] = answer
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeDefined()
})

test('the mark says what goes to whom, and leads to how it does there', async () => {
  show(<CanaryMark short={false} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Release 14 goes to 10 % of browsers' }))
  expect(scope.getState($openDialog)).toEqual({ kind: 'canary', number: 14 })
})

test('a revert by itself is told until somebody closes it, and one by a person is not', async () => {
  const end = async (way: string) => {
    scope = await editorWith([])
    answers['GET /api/canary'] = () => Response.json({ canary: running })
    await allSettled(canaryRequested, { scope })
    answers['GET /api/canary'] = () => Response.json({ canary: null })
    answers['GET /api/releases'] = () =>
      Response.json({ releases: [{ kind: 'revert', of: 14, way, note: '9 of 40 groups of browsers met errors.' }] })
    await allSettled(releaseReported, { scope, params: 15 })
    return scope.getState($toasts)
  }
  expect(await end('canary')).toMatchObject([
    { text: 'Release 14 was reverted by itself: 9 of 40 groups of browsers met errors.', isProblem: true, stays: true },
  ])
  expect(await end('editor')).toEqual([])
})

test('somebody has to decide when others wait for it, or when there is no verdict after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const stuckAt = async (time: string, part: object) => {
    vi.setSystemTime(new Date(time))
    answers['GET /api/canary'] = () => Response.json({ canary: { ...running, ...part } })
    await allSettled(canaryRequested, { scope })
    return scope.getState($stuckCanary) !== null
  }
  expect(await stuckAt('2026-11-28T14:00:00.000Z', {})).toBe(false)
  expect(await stuckAt('2026-11-28T14:00:00.000Z', { holdsUp: [15] })).toBe(true)
  expect(await stuckAt('2026-11-29T14:00:00.000Z', {})).toBe(true)
  expect(await stuckAt('2026-11-29T14:00:00.000Z', { verdict: 'better' })).toBe(false)
  expect(await stuckAt('2026-11-29T14:00:00.000Z', { why: 'More errors.' })).toBe(false)
})

test('who gets it first is a share of browsers or hosts of the brand', () => {
  const onChange = vi.fn<(value: object) => void>()
  show(<FirstPlayersChoice value={everyone} onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name: /Some browsers/ }))
  fireEvent.click(screen.getByRole('radio', { name: /Some hosts/ }))
  expect(onChange.mock.calls).toEqual([[{ kind: 'share', share: 10 }], [{ kind: 'hosts', hosts: [] }]])
  cleanup()
  show(<FirstPlayersChoice value={{ kind: 'hosts', hosts: [] }} onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'b.example' }))
  expect(onChange.mock.lastCall).toEqual([{ kind: 'hosts', hosts: ['b.example'] }])
  expect([
    audienceFrom(everyone),
    audienceFrom({ kind: 'share', share: 5 }),
    audienceFrom({ kind: 'share', share: undefined }),
    audienceFrom({ kind: 'hosts', hosts: [] }),
    audienceFrom({ kind: 'hosts', hosts: ['b.example'] }),
  ]).toEqual([
    {},
    { audience: { share: 5 } },
    { problem: 'Enter a whole number from 1 to 99.' },
    { problem: 'Choose at least one host.' },
    { audience: { hosts: ['b.example'] } },
  ])
})
