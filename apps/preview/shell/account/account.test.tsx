// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'

import { addWords } from '../../../kit/i18n/words.ts'
import { $me } from '../../model/operators/me.ts'
import { words, dialog as AccountDialog } from './account-dialog.tsx'
import { browserOf } from './browser-name.ts'

addWords(words)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const session = (id: string, more: object = {}) => ({
  id,
  at: '2026-03-04T05:06:00.000Z',
  seenAt: '2026-03-04T07:06:00.000Z',
  address: '10.0.0.9',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  own: false,
  ...more,
})

/** A server that answers by method and path, and remembers what it was asked. */
function serve(answers: Record<string, (body: Record<string, unknown>) => [number, object]>) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const given = JSON.parse(body ?? '{}') as Record<string, unknown>
    const name = `${method} ${address}`
    asked.push([name, given])
    const [status, answer] = answers[name]?.(given) ?? [404, { error: 'There is nothing at this address.' }]
    return Promise.resolve(Response.json(answer, { status }))
  })
  return asked
}
const open = () => {
  const operator = { name: 'Anna', email: 'anna@example.com', roles: {} }
  const scope = fork({ values: [[$me, { operator, open: false }]] })
  render(
    <Provider value={scope}>
      <AccountDialog onClose={() => undefined} />
    </Provider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })

test('the second factor is turned on by the password, the code of the app, and recovery codes that are shown once', async () => {
  let isOn = false
  const asked = serve({
    'GET /api/auth/account': () => [200, { secondFactor: isOn, sessions: [session('one', { own: true })] }],
    'POST /api/auth/two-factor/enable': ({ password }) =>
      password === 'right'
        ? [200, { address: 'otpauth://totp/Foyer:anna?secret=ABCDEFGH&issuer=Foyer', codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] }]
        : [422, { error: 'The password is wrong.' }],
    'POST /api/auth/two-factor/verify-totp': () => {
      isOn = true
      return [200, { user: {} }]
    },
  })
  open()
  await screen.findByText('Off')
  press('Turn on second factor')
  fill('Password', 'wrong')
  press('Continue')
  expect(await screen.findByText('The password is wrong.')).toBeDefined()
  fill('Password', 'right')
  press('Continue')
  expect(await screen.findByDisplayValue('ABCD EFGH')).toBeDefined()
  expect(screen.getByTitle('QR code for your authenticator app')).toBeDefined()
  fill('Code', '123 456')
  press('Confirm code')
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['aaaaa-bbbbb', 'ccccc-ddddd'])
  expect(asked).toContainEqual(['POST /api/auth/two-factor/verify-totp', { code: '123456' }])
  press('I have kept them')
  expect(await screen.findByText('On')).toBeDefined()
})

test('sessions are named by their browser, and one of them or all others are ended', async () => {
  const asked = serve({
    'GET /api/auth/account': () => [200, { secondFactor: false, sessions: [session('one', { own: true }), session('two')] }],
    'DELETE /api/auth/sessions/two': () => [200, { ended: 1 }],
    'DELETE /api/auth/sessions': () => [200, { ended: 1 }],
  })
  open()
  expect(await screen.findByText('This browser')).toBeDefined()
  expect(screen.getAllByText('From 10.0.0.9')).toHaveLength(2)
  press('End session of Firefox on Linux')
  await vi.waitFor(() => expect(asked.at(-1)?.[0]).toBe('GET /api/auth/account'))
  press('End all other sessions')
  await vi.waitFor(() =>
    expect(asked.map(([name]) => name)).toEqual([
      'GET /api/auth/account',
      'DELETE /api/auth/sessions/two',
      'GET /api/auth/account',
      'DELETE /api/auth/sessions',
      'GET /api/auth/account',
    ]),
  )
})

test('browsers and systems are told apart where one calls itself by the names of others', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  expect(browserOf(chrome)).toEqual({ browser: 'Chrome', system: 'Windows' })
  expect(browserOf(`${chrome} Edg/140.0`)).toEqual({ browser: 'Edge', system: 'Windows' })
  expect(browserOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1')).toEqual({
    browser: 'Safari',
    system: 'iPhone',
  })
  expect(browserOf(null)).toEqual({ browser: undefined, system: undefined })
})
