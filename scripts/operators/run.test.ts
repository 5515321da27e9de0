import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

import { aFolder, closeAll, openOver } from '../../apps/server/releases/releases.testing.ts'
import { run } from './run.ts'

afterEach(closeAll)

/** The command line beside a server; it gives the exit code and what was printed. */
function commandOn(dir: string, variables: Record<string, string> = {}) {
  return async (...argv: string[]) => {
    const [out, said] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
    for (const one of [out, said]) one.mockImplementation(() => undefined)
    try {
      const code = await run(argv, { DATA_DIR: join(dir, 'data'), PORT: '4123', ...variables })
      const [printed = '', errors = ''] = [out, said].map(({ mock }) => mock.calls.flat().join('\n'))
      return { code, printed, errors }
    } finally {
      out.mockRestore()
      said.mockRestore()
    }
  }
}
const tokenIn = (printed: string) => /#link=([\w-]{43})$/m.exec(printed)?.[1] ?? ''

test('an operator is added with a link, gets another role at once, another link, and is disabled', async () => {
  const dir = aFolder()
  const { releases } = await openOver(dir)
  const store = await releases.operators()
  const command = commandOn(dir)
  const added = await command('add', 'Ann@Example.com', '--role', 'publisher', '--brand', 'kestrel', '--name', 'Ann Lee')
  expect(added).toMatchObject({ code: 0, printed: expect.stringContaining('http://127.0.0.1:4123/preview/#link=') })
  const first = tokenIn(added.printed)
  expect(await store.readLink(first, Date.now())).toMatchObject({ operator: { name: 'Ann Lee', roles: { kestrel: 'publisher' } } })

  expect((await command('add', 'ann@example.com', '--role', 'viewer')).printed).toBe('ann@example.com is viewer of all brands')
  expect((await command('list')).printed).toBe(
    'ann@example.com  Ann Lee  viewer of all brands, publisher of kestrel, has set no password yet',
  )

  const second = tokenIn((await command('link', 'ann@example.com')).printed)
  expect([await store.readLink(first, Date.now()), (await store.readLink(second, Date.now()))?.operator?.name]).toEqual([
    undefined,
    'Ann Lee',
  ])
  expect((await command('disable', 'ann@example.com')).code).toBe(0)
  expect(await store.readLink(second, Date.now())).toBeUndefined()
  expect(await command('link', 'ann@example.com')).toMatchObject({ code: 2, errors: expect.stringContaining('No operator') })
})

test('the link is at the first host that may edit', async () => {
  const command = commandOn(aFolder(), { EDIT_HOSTS: 'lobby.example.com' })
  expect((await command('add', 'ann@example.com', '--role', 'admin')).printed).toContain('https://lobby.example.com/preview/#link=')
})

test.each([
  [['add', 'nobody', '--role', 'admin'], 'is no e-mail'],
  [['add', 'ann@example.com'], 'Name the role: --role viewer | editor | publisher | admin'],
  [['add', 'ann@example.com', '--role', 'owner'], 'owner'],
  [['add', 'ann@example.com', '--role', 'admin', '--brand', 'other'], 'There is no brand "other"'],
  [['disable', 'ann@example.com'], 'No operator who may sign in'],
  [['ad'], 'add'],
  [['add'], 'takes <e-mail>'],
])('%j is refused in a sentence', async (argv, sentence) => {
  const command = commandOn(aFolder())
  expect(await command(...argv)).toMatchObject({ code: 2, errors: expect.stringContaining(sentence) })
})
