// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'

import { addWords } from '../../../kit/i18n/words.ts'
import { editorWith } from '../../model/editor.testing.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { $me } from '../../model/operators/me.ts'
import { OpenNote, words as operatorWords } from '../bar/operator.tsx'
import { dialog as OperatorsDialog, words } from './operators-dialog.tsx'

addWords({ ...words, ...operatorWords })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ann = {
  id: 'ann',
  name: 'Ann',
  email: 'ann@example.com',
  roles: { '*': 'admin' },
  disabledAt: null,
  seenAt: '2026-03-04T05:06:00.000Z',
  secondFactor: true,
  hasPassword: true,
  mayManage: false,
}
const ben = {
  ...ann,
  id: 'ben',
  name: 'Ben',
  email: 'ben@example.com',
  roles: { kestrel: 'editor' },
  seenAt: null,
  secondFactor: false,
  mayManage: true,
}

/** What an admin of kestrel alone is answered. */
async function open(answers: Record<string, [number, object]> = {}) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const name = `${method} ${address}`
    asked.push([name, JSON.parse(body ?? '{}')])
    const [status, answer] = answers[name] ?? [
      200,
      name === 'GET /api/operators' ? { operators: [ann, ben], brands: ['kestrel'] } : { id: '' },
    ]
    return Promise.resolve(Response.json(answer, { status }))
  })
  const scope = await editorWith([])
  render(
    <Provider value={scope}>
      <OperatorsDialog onClose={() => undefined} />
    </Provider>,
  )
  const rows = within(await screen.findByRole('list', { name: 'Operators' }))
  return { asked, rows }
}

test('roles of other brands are words, and those of the own brand are chosen', async () => {
  const { asked, rows } = await open()
  expect(rows.getByText('All brands')).toBeDefined()
  expect(rows.queryByRole('combobox', { name: 'Role of Ann in All brands' })).toBeNull()
  expect(rows.getByText('Never signed in')).toBeDefined()
  const role = rows.getByRole('combobox', { name: 'Role of Ben in Kestrel' })
  fireEvent.keyDown(role, { key: 'ArrowDown' })
  fireEvent.keyDown(role, { key: 'ArrowDown' })
  fireEvent.keyDown(role, { key: 'Enter' })
  await vi.waitFor(() => expect(asked).toContainEqual(['PATCH /api/operators/ben', { roles: { kestrel: 'publisher' } }]))
})

test('an invitation shows its link, and why an operator cannot be changed is said', async () => {
  const { asked } = await open({
    'POST /api/operators': [201, { id: 'new', isNew: true, token: 'abc', until: '' }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Invite operator' }))
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'nia@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Link for nia@example.com')
  expect(link.value).toMatch(/#link=abc$/)
  expect(asked).toContainEqual(['POST /api/operators', { email: 'nia@example.com', roles: { kestrel: 'editor' } }])
})

test('with no operator yet, the mark of the open editor leads to a form that makes an admin of all brands', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') asked.push(JSON.parse(body ?? ''))
    return Promise.resolve(
      method === 'POST' ? Response.json({ error: 'Later.' }, { status: 422 }) : Response.json({ operators: [], brands: ['*', 'foyer'] }),
    )
  })
  const scope = await editorWith([], {}, [[$me, { operator: null, open: true }]])
  render(
    <Provider value={scope}>
      <OpenNote />
      <OperatorsDialog onClose={() => undefined} />
    </Provider>,
  )
  fireEvent.click(screen.getByText('Anyone on this machine can edit')) // hidden behind the dialog
  expect(scope.getState($openDialog)).toEqual({ kind: 'operators' })
  fireEvent.click(await screen.findByRole('button', { name: 'Make the first admin' }))
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'nia@example.com' } })
  expect(screen.queryByLabelText('Brand')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Create and set password' }))
  await vi.waitFor(() => expect(asked).toEqual([{ email: 'nia@example.com', roles: { '*': 'admin' } }]))
})

test('before an operator is disabled, the dialog lists what still waits', async () => {
  const { asked } = await open({
    'GET /api/operators/ben/waiting': [
      200,
      { schedules: [{ id: 1, at: '2026-12-01T10:00:00Z', zone: 'UTC', note: 'Lunar' }], drafts: [{ id: 'main', title: '', documents: 2 }] },
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'More for Ben' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  const dialog = await screen.findByRole('dialog', { name: 'Disable Ben?' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Scheduled for .*2026.*Lunar$/), 'Draft main, 2 documents'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disable' }))
  await vi.waitFor(() => expect(asked).toContainEqual(['PATCH /api/operators/ben', { disabled: true }]))
})
