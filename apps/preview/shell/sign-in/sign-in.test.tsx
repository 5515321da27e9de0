// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'

import { addWords } from '../../../kit/i18n/words.ts'
import { SignInPage, words } from './sign-in-page.tsx'

addWords(words)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open({
  company = null,
  first = false,
  isRefused = false,
  ...answers
}: { company?: string | null; first?: boolean; isRefused?: boolean; [call: string]: unknown } = {}) {
  const asked: [string, unknown][] = []
  const given: Record<string, unknown> = { '/api/auth/methods': { company, first }, '/api/layouts/manifest': { number: 12 }, ...answers }
  vi.stubGlobal('fetch', (address: string, { body = '{}' }: { body?: string } = {}) => {
    asked.push([address, JSON.parse(body)])
    return Promise.resolve(Response.json(given[address] ?? {}, { status: Object.hasOwn(given, address) ? 200 : 404 }))
  })
  const page = render(
    <Provider value={fork()}>
      <SignInPage token={undefined} isRefused={isRefused} language="en" onLanguage={() => undefined} />
    </Provider>,
  )
  return { asked, page }
}

test('the lobby beside the form runs no scripts and cannot be reached, and the page names the release', async () => {
  const { page } = open()
  expect(await screen.findByText(/release 12$/)).toBeDefined()
  const frames = [...page.container.querySelectorAll('iframe')]
  expect(frames.map((frame) => [frame.getAttribute('src'), frame.getAttribute('sandbox')])).toEqual([
    ['/?still=desktop', 'allow-same-origin'],
    ['/?still=phone', 'allow-same-origin'],
  ])
  expect(frames.every((frame) => frame.closest('[inert]'))).toBe(true)
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
})

test('the company is offered where the server knows one, and a sign-in that it refused is said', async () => {
  open({ company: 'Example', isRefused: true })
  expect(await screen.findByRole('button', { name: 'Continue with Example' })).toBeDefined()
  expect(screen.getByText('That account may not edit here. Ask an admin to add its e-mail, then try again.')).toBeDefined()
})

test('the link of the first start is spoken of only where there is no operator yet', async () => {
  open({ first: true })
  expect(await screen.findByText('First start?')).toBeDefined()
  cleanup()

  open({ company: 'Example' })
  await screen.findByRole('button', { name: 'Continue with Example' })
  expect(screen.queryByText('First start?')).toBeNull()
})

test('after the right password a code of the app is asked for, or a recovery code instead', async () => {
  const { asked } = open({
    '/api/auth/sign-in/email': { secondFactor: true },
    '/api/auth/two-factor/verify-backup-code': { user: {} },
  })
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anna@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'right' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByLabelText('Code')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: ' aaaaa-bbbbb ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(asked).toContainEqual(['/api/auth/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' }]))
})
