import { afterEach, expect, test } from 'vitest'

import { aServer, closeServers, password } from './account.testing.ts'

afterEach(closeServers)

/** An admin of all brands and one of kestrel alone, both signed in. */
async function withAdmins() {
  const server = await aServer()
  const { add, cookieOf, ask } = server
  const all = cookieOf((await add('root@example.com')).headers)
  const kestrel = cookieOf((await add('kes@example.com', 'admin', 'kestrel')).headers)
  const list = async (Cookie: string) => (await ask('GET', 'operators', { Cookie })).body as { operators: Record<string, unknown>[] }
  const idOf = async (email: string) => String((await list(all)).operators.find((one) => one['email'] === email)?.['id'])
  const change = async (Cookie: string, email: string, body: object) => ask('PATCH', `operators/${await idOf(email)}`, { Cookie, body })
  return { ...server, all, kestrel, list, idOf, change }
}

test('an admin invites by a link that is shown once, and the invited sets the password there', async () => {
  const { ask, all, list } = await withAdmins()
  const invited = await ask('POST', 'operators', {
    Cookie: all,
    body: { email: 'New@example.com', name: 'Nia', roles: { foyer: 'editor' } },
  })
  expect([invited.status, invited.body]).toEqual([
    201,
    { id: expect.any(String), isNew: true, token: expect.stringMatching(/^[\w-]{43}$/), until: expect.any(String) },
  ])
  const { body } = await ask('POST', 'auth/password', { body: { token: invited.body['token'], password } })
  expect(body).toMatchObject({ user: { name: 'Nia', email: 'new@example.com' } })
  expect((await list(all)).operators).toContainEqual({
    id: expect.any(String),
    email: 'new@example.com',
    name: 'Nia',
    roles: { foyer: 'editor' },
    disabledAt: null,
    hasPassword: true,
    seenAt: expect.any(String),
    secondFactor: false,
    mayManage: true,
  })
  const again = await ask('POST', 'operators', { Cookie: all, body: { email: 'new@example.com', roles: { kestrel: 'viewer' } } })
  expect([again.status, again.body]).toEqual([200, { id: expect.any(String), isNew: false }])
})

test('an admin of one brand sees and changes roles of that brand alone', async () => {
  const { ask, all, kestrel, list, change } = await withAdmins()
  const invite = (Cookie: string, email: string, roles: object) => ask('POST', 'operators', { Cookie, body: { email, roles } })
  await invite(all, 'foyer-only@example.com', { foyer: 'editor' })
  await invite(all, 'both@example.com', { foyer: 'editor', kestrel: 'editor' })
  const seen = await list(kestrel)
  expect(seen).toMatchObject({ brands: ['kestrel'] })
  expect(seen.operators.map(({ email, roles, mayManage }) => [email, roles, mayManage])).toEqual([
    ['both@example.com', { kestrel: 'editor' }, false],
    ['kes@example.com', { kestrel: 'admin' }, true],
    ['root@example.com', { '*': 'admin' }, false],
  ])
  expect((await change(kestrel, 'both@example.com', { roles: { kestrel: 'publisher' } })).status).toBe(200)
  expect((await change(kestrel, 'both@example.com', { roles: { foyer: null } })).status).toBe(403)
  expect((await change(kestrel, 'both@example.com', { roles: { '*': 'admin' } })).status).toBe(403)
  expect((await change(kestrel, 'both@example.com', { disabled: true })).status).toBe(403)
  expect((await change(kestrel, 'root@example.com', { secondFactor: false })).status).toBe(403)
  expect((await change(kestrel, 'foyer-only@example.com', { roles: { kestrel: 'viewer' } })).status).toBe(404)
  expect((await invite(kestrel, 'kes@example.com', { foyer: 'admin' })).status).toBe(403)
  expect((await change(all, 'both@example.com', { roles: { nowhere: 'viewer' } })).status).toBe(422)
})

test('a link to set a password is made by an admin of all that the operator has a role for', async () => {
  const { ask, all, kestrel, idOf } = await withAdmins()
  await ask('POST', 'operators', { Cookie: all, body: { email: 'both@example.com', roles: { foyer: 'editor', kestrel: 'editor' } } })
  const link = async (Cookie: string, email: string) => (await ask('POST', `operators/${await idOf(email)}/link`, { Cookie })).status
  expect([await link(kestrel, 'both@example.com'), await link(kestrel, 'root@example.com')]).toEqual([403, 403])
  expect([await link(all, 'both@example.com'), await link(kestrel, 'kes@example.com')]).toEqual([201, 201])
})

test('the last admin who can sign in stays one, of all brands and of each', async () => {
  const { ask, all, change } = await withAdmins()
  const last = { status: 422, body: { error: 'Nobody else who can sign in is an admin there. Make somebody an admin first.' } }
  expect(await change(all, 'root@example.com', { roles: { '*': 'viewer' } })).toMatchObject(last)
  expect(await ask('POST', 'operators', { Cookie: all, body: { email: 'root@example.com', roles: { '*': 'viewer' } } })).toMatchObject(last)
  await ask('POST', 'operators', { Cookie: all, body: { email: 'next@example.com', roles: { '*': 'admin' } } }) // has no password yet
  expect(await change(all, 'root@example.com', { roles: { '*': null } })).toMatchObject(last)
  expect((await change(all, 'kes@example.com', { roles: { kestrel: null } })).status).toBe(200) // the admin of all brands is one there
})

test('a disabled operator is out at once, keeps the roles, and can be enabled again', async () => {
  const { ask, add, all, change, cookieOf, store, list } = await withAdmins()
  const Cookie = cookieOf((await add('ben@example.com', 'publisher', 'foyer')).headers)
  const at = '2026-12-01T10:00:00.000Z'
  const times = { state: 'waiting', at, zone: 'UTC', until: null, made: at, release: null, ended: null, refusal: null, version: 1 }
  const blank = { note: 'Lunar', base: 1, files: '{}', documents: '[]', brands: '["foyer"]', changes: 1 }
  const { db } = store.database
  const release = { parent: null, tree: '', by: null, way: 'files', kind: 'import', of: null, note: '', at, brands: '[]', changes: 0 }
  await db
    .insertInto('releases')
    .values({ number: 1, ...release })
    .execute()
  await db
    .insertInto('schedules')
    .values({ ...times, ...blank, by: 'ben' })
    .execute()
  await db
    .insertInto('schedules')
    .values({ ...times, ...blank, by: 'ben', operator: 'another of that name' })
    .execute()
  const id = (await list(all)).operators.find((one) => one['email'] === 'ben@example.com')?.['id']
  const waiting = await ask('GET', `operators/${String(id)}/waiting`, { Cookie: all })
  expect(waiting.body).toEqual({ schedules: [{ id: 1, at, zone: 'UTC', note: 'Lunar' }], drafts: [] })

  expect((await change(all, 'ben@example.com', { disabled: true })).status).toBe(200)
  expect((await ask('GET', 'me', { Cookie })).body).toMatchObject({ operator: null })
  expect((await change(all, 'ben@example.com', { disabled: false })).status).toBe(200)
  expect((await store.list()).find(({ email }) => email === 'ben@example.com')).toMatchObject({
    roles: { foyer: 'publisher' },
    disabledAt: null,
  })
  expect(await change(all, 'root@example.com', { disabled: true })).toMatchObject({
    status: 422,
    body: { error: 'You cannot disable yourself. Ask another admin.' },
  })
})

test('what an admin changes of an operator is in the audit, once, with the role before and after', async () => {
  const { ask, all, add, change, store, idOf } = await withAdmins()
  await add('ben@example.com', 'publisher', 'foyer')
  const { db } = store.database
  await db
    .updateTable('operators')
    .set({ twoFactorEnabled: 1 as never })
    .where('id', '=', await idOf('ben@example.com'))
    .execute()
  await change(all, 'ben@example.com', { roles: { foyer: 'viewer', kestrel: 'editor' } })
  await change(all, 'ben@example.com', { roles: { foyer: 'viewer', kestrel: null } })
  await ask('POST', 'operators', { Cookie: all, body: { email: 'ben@example.com', roles: { foyer: 'editor' } } })
  await change(all, 'ben@example.com', { disabled: true, secondFactor: false })
  await change(all, 'ben@example.com', { disabled: false, secondFactor: false })
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'by', 'brands', 'before', 'after', 'what'])
    .orderBy('id', 'desc')
    .limit(7)
    .execute()
  const ben = 'ben@example.com'
  const about = { by: 'root', before: null, after: null, brands: '["foyer"]' }
  expect(rows.toReversed()).toEqual([
    { ...about, action: 'operator-role', before: 'publisher', after: 'viewer', what: `${ben} is viewer of foyer, before: publisher` },
    {
      ...about,
      action: 'operator-role',
      brands: '["kestrel"]',
      after: 'editor',
      what: `${ben} is editor of kestrel, before: no role there`,
    },
    { ...about, action: 'operator-role', brands: '["kestrel"]', before: 'editor', what: `${ben} has no role for kestrel, before: editor` },
    { ...about, action: 'operator-role', before: 'viewer', after: 'editor', what: `${ben} is editor of foyer, before: viewer` },
    { ...about, action: 'operator-disable', what: `Disabled ${ben}` },
    { ...about, action: 'operator-second-factor', what: `Turned off the second factor of ${ben}` },
    { ...about, action: 'operator-enable', what: `Enabled ${ben}` },
  ])
})

test('an admin gives and takes several own roles at once', async () => {
  const { all, change, ask } = await withAdmins()
  expect((await change(all, 'root@example.com', { roles: { foyer: 'viewer', kestrel: 'viewer' } })).status).toBe(200)
  expect((await ask('GET', 'me', { Cookie: all })).body).toMatchObject({
    operator: { roles: { '*': 'admin', foyer: 'viewer', kestrel: 'viewer' } },
  })
})

test('without an operator, the first one who is invited is an admin of all brands', async () => {
  const { ask } = await aServer()
  const invite = (roles: object) => ask('POST', 'operators', { body: { email: 'anna@example.com', roles } })
  expect((await invite({ foyer: 'viewer' })).status).toBe(422)
  expect((await invite({ '*': 'admin' })).status).toBe(201)
  expect((await ask('GET', 'operators')).status).toBe(401)
})
