import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'

import { startPostgres } from '../releases/postgres.testing.ts'
import { aFolder, closeAll, headings } from '../releases/releases.testing.ts'
import { aServer, help, home, titled } from './canary.testing.ts'

afterEach(closeAll)

const inIt = 0 // the group that every share has
const outOfIt = 99_999

async function withCanary(audience: object = { share: 10 }, databaseUrl?: string) {
  const dir = aFolder({ [help]: titled('First') })
  const server = await aServer(dir, { databaseUrl })
  const before = (await server.browser().manifest()).release
  const made = await server.call('POST', 'releases', { base: 1, files: { [help]: { text: titled('Canary') } }, ...audience })
  return { ...server, dir, before, made, canary: server.layouts.release('foyer').release }
}

test('some players get a release first, each of them in every answer, and everyone else keeps what there was', async () => {
  const { browser, made, before, canary, ask } = await withCanary()
  expect(made).toMatchObject({ status: 201, body: { number: 2 } })
  expect(canary).not.toBe(before)
  for (const [group, release] of [
    [inIt, canary],
    [9_999, canary],
    [10_000, before],
    [outOfIt, before],
  ] as const) {
    expect(await browser(group).page()).toMatchObject({ release, isCounted: true, cookie: null, cache: 'private, no-cache' })
    expect(await browser(group).manifest()).toMatchObject({ release, number: 2, cache: 'private, no-cache' })
    const stream = await ask('/api/layouts/events?brand=foyer', { headers: { Cookie: `foyer-group=${group}` } })
    const { value } = (await stream.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toContain(`"release":"${release}"`)
  }
  expect(await browser().manifest()).toMatchObject({ release: before })
  expect(await browser(undefined).page('/robots.txt')).toMatchObject({ cookie: null })
})

test('the page for the time without a connection is that of the same release as the other pages', async () => {
  const brandOf = (name: string) => {
    const { pathname } = new URL('../../../layouts/foyer/brand.json', import.meta.url)
    return JSON.stringify({ ...(JSON.parse(readFileSync(pathname, 'utf8')) as object), name }) // a layout of ours
  }
  const server = await aServer(aFolder({ [help]: titled('First'), 'foyer/brand.json': brandOf('Before') }))
  await server.call('POST', 'releases', { base: 1, files: { 'foyer/brand.json': { text: brandOf('Canary') } }, share: 10 })
  const offline = async (group: number) => {
    const reply = await server.ask('/offline.html', { headers: { Cookie: `foyer-group=${group}` } })
    return [/<title>.* · (.*)<\/title>/.exec(await reply.text())?.[1], reply.headers.get('Cache-Control')]
  }
  expect([await offline(inIt), await offline(outOfIt)]).toEqual([
    ['Canary', 'private, no-cache'],
    ['Before', 'private, no-cache'],
  ])
})

test('a release that changes which host shows which brand cannot go to some first', async () => {
  const brandOf = (hosts: string[]) => {
    const { pathname } = new URL('../../../layouts/foyer/brand.json', import.meta.url)
    return JSON.stringify({ ...(JSON.parse(readFileSync(pathname, 'utf8')) as object), hosts }) // a layout of ours
  }
  const server = await aServer(aFolder({ [help]: titled('First'), 'foyer/brand.json': brandOf(['a.example', 'b.example']) }))
  const publish = (hosts: string[], to: object) =>
    server.call('POST', 'releases', {
      base: 1,
      files: { 'foyer/brand.json': { text: brandOf(hosts) }, [help]: { text: titled('Other') } },
      ...to,
    })

  expect(await publish(['b.example'], { hosts: ['a.example'] })).toEqual({
    status: 422,
    body: {
      code: 'refused',
      error:
        'This changes the hosts of foyer, and a host shows the same brand to all its visitors: ' +
        'publish it for everyone, or publish the other changes alone to some first.',
      diagnostics: [],
    },
  })
  expect((await publish(['b.example', 'a.example'], { share: 10 })).status).toBe(201) // the same hosts
})

test('a browser gets its group with its first page, and keeps it by a cookie that scripts cannot read', async () => {
  const { browser, ask } = await withCanary()
  const { cookie } = await browser().page()
  expect(cookie).toMatch(/^foyer-group=\d{1,5}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  const secure = await ask('/', { scheme: 'https', headers: { Accept: 'text/html' } })
  expect(secure.headers.get('Set-Cookie')).toMatch(/; Secure$/)
})

test('without a canary there is no cookie, and one of an earlier canary goes', async () => {
  const { browser } = await aServer(aFolder())
  expect(await browser().page()).toMatchObject({ cookie: null, isCounted: false, cache: 'no-cache' })
  expect((await browser(5).page()).cookie).toMatch(/^foyer-group=; Path=\/; Max-Age=0/)
  expect(await (await browser(5).view()).json()).toEqual({ counts: false })
})

test('a brand that the release does not change has no arms', async () => {
  const { ask } = await withCanary()
  const reply = await ask('/api/layouts/manifest?brand=kestrel', { headers: { Cookie: 'foyer-group=0' } })
  expect(reply.headers.get('Cache-Control')).toBe('no-cache')
})

test('the visitors of some hosts get a release first', async () => {
  const { browser, before, canary, call } = await withCanary({ hosts: ['A.example'] })
  expect(await browser(outOfIt, { host: 'a.example' }).page()).toMatchObject({ release: canary, isCounted: true })
  expect(await browser(inIt, { host: 'b.example' }).page()).toMatchObject({ release: before })
  expect((await call('GET', 'canary')).body).toMatchObject({ canary: { hosts: ['a.example'] } })
})

test('a share grows with those who have the release, everyone gets it, and the calls say so', async () => {
  const { browser, before, canary, call } = await withCanary()
  expect((await call('GET', 'canary')).body).toMatchObject({
    canary: { number: 2, share: 10, state: 'running', verdict: 'not-enough-views', holdsUp: [], errorsPerThousand: [0, 0] },
  })
  expect((await call('GET', 'releases')).body).toMatchObject({ releases: [{ number: 2, canary: { share: 10, state: 'running' } }, {}] })
  expect(await call('PATCH', 'releases/2/canary', { share: 50 })).toMatchObject({ status: 200, body: { share: 50 } })
  expect([(await browser(9_999).page()).release, (await browser(49_999).page()).release]).toEqual([canary, canary])
  expect((await browser(50_000).page()).release).toBe(before)
  expect(await call('POST', 'releases/2/canary/everyone', {})).toMatchObject({ status: 200, body: { state: 'everyone' } })
  expect(await browser(outOfIt).page()).toMatchObject({ release: canary, isCounted: false })
  expect((await call('GET', 'canary')).body).toEqual({ canary: null })
  expect(await call('PATCH', 'releases/2/canary', { share: 60 })).toMatchObject({ status: 409 })
  expect(await call('GET', 'releases/1/canary')).toMatchObject({ status: 404 })
  expect(await call('PATCH', 'releases/2/canary', { share: 100 })).toMatchObject({ status: 400 })
  const { body } = await call('GET', 'audit?limit=10')
  const { entries } = body as { entries: { action: string; before?: string; after?: string }[] } // of our own server
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual(
    expect.arrayContaining([
      ['canary-start', undefined, '10 % of the players'],
      ['canary-change', '10 % of the players', '50 % of the players'],
      ['canary-everyone', '50 % of the players', 'everyone'],
    ]),
  )
})

test('a second one is refused while one runs', async () => {
  const { call } = await withCanary()
  const body = { base: 2, files: { [help]: { text: titled('Other') } }, hosts: ['a.example'] }
  expect(await call('POST', 'releases', body)).toEqual({
    status: 409,
    body: {
      code: 'canary-running',
      canary: 2,
      error: 'Release 2 goes to 10 % of the players now; give it to everyone or revert it, then publish this to some first.',
    },
  })
})

test('a later release goes to everyone where it can be separated from the canary, and else waits for it', async () => {
  const { releases, text, running, browser, change } = await withCanary()
  const controlText = (path: string) =>
    releases
      .control()
      .filesOf('foyer')
      .find((file) => file.path.endsWith(path))
      ?.text.toString() ?? ''
  const page = headings('home', { one: 'Changed', two: 'Two', three: 'Three' }, { routes: ['/'] })
  expect(await change(2, home, page)).toMatchObject({ status: 'published', number: 3 })
  expect([text(home), controlText(home)].map((one) => one?.includes('Changed'))).toEqual([true, true])
  expect([text(help), controlText(help)].map((one) => one?.includes('Canary'))).toEqual([true, false])
  expect(await running()).toMatchObject({ number: 2, head: 3, shown: 3, holdsUp: [] })
  // The same node as the canary's
  expect(await change(3, help, titled('Later'))).toMatchObject({ status: 'published', number: 4 })
  expect(controlText(help)).toContain('First')
  expect(await running()).toMatchObject({ head: 4, shown: 3, holdsUp: [4] })
  expect((await browser(inIt).page()).release).not.toBe((await browser(outOfIt).page()).release)
})

test('reverting a canary gives everyone what the others have, also where a later release cannot be separated', async () => {
  const { call, change, text, browser, before, running } = await withCanary()
  await change(2, help, titled('Later'))
  expect(await call('POST', 'releases/2/revert', {})).toMatchObject({ status: 201, body: { number: 4 } })
  expect(text(help)).toContain('First')
  expect([(await browser(inIt).page()).release, (await browser(outOfIt).page()).release]).toEqual([before, before])
  expect(await running()).toBeUndefined()
  expect((await call('GET', 'releases/2/canary')).body).toMatchObject({ state: 'reverted', why: expect.stringContaining('Release 4') })
})

test.each(['sqlite', 'postgres'] as const)('another server over the same %s has the same arms, and counts with it', async (dialect) => {
  const postgres = dialect === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = await postgres?.database()
  const { dir, browser, before, canary, call, counts, releases } = await withCanary(undefined, databaseUrl)
  const other = await aServer(dialect === 'postgres' ? aFolder() : dir, { databaseUrl })
  for (const [one, group] of [
    [browser, 0],
    [other.browser, 0],
    [other.browser, 1],
    [browser, 50_000],
  ] as const)
    await one(group).view({ errors: 1 })
  await Promise.all([counts.flush(), other.counts.flush()])
  expect(await releases.store().canaries.counts(2)).toEqual({
    canary: { views: 3, errors: 3, dropped: 0, groups: 2, failed: 2, lacking: 0 },
    control: { views: 1, errors: 1, dropped: 0, groups: 1, failed: 1, lacking: 0 },
  })
  for (const one of [browser, other.browser])
    expect([(await one(inIt).page()).release, (await one(outOfIt).page()).release]).toEqual([canary, before])
  await call('POST', 'releases/2/canary/everyone', {})
  await expect.poll(async () => (await other.browser(outOfIt).page()).release, { timeout: 10_000 }).toBe(canary)
  await closeAll()
  await postgres?.stop()
})

test('a change of the folder by hand while a canary runs goes to everyone', async () => {
  const { releases, dir, running, before, browser } = await withCanary()
  const { write } = await import('../example.testing.ts')
  write(`${dir}/layouts`, home, headings('home', { one: 'By hand', two: 'Two', three: 'Three' }, { routes: ['/'] }))
  releases.files.scan()
  await expect.poll(async () => (releases.files.scan(), (await running())?.head), { timeout: 10_000 }).toBe(3)
  const after = await browser(outOfIt).page()
  expect(after.release).not.toBe(before)
  expect(after.release).not.toBe((await browser(inIt).page()).release)
})
