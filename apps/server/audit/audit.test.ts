import { afterEach, expect, test } from 'vitest'

import { aServer, help } from '../approvals/approvals.testing.ts'
import { closeAll, headings } from '../releases/releases.testing.ts'
import type { AuditEntry } from './audit-store.ts'
import { csvOf } from './csv.ts'
import { titleAt } from './document-titles.ts'

afterEach(closeAll)

const dayMs = 86_400_000
type Server = Awaited<ReturnType<typeof aServer>>
const entriesOf = (body: Record<string, never>) => body['entries'] as unknown as AuditEntry[]
const newest = async (server: Server, count = 1) =>
  (await server.releases.store().audit.list({ limit: count })).map(({ id: _id, ...one }) => one)

test('a publication is one entry with who, which way, what before and after, and why', async () => {
  const server = await aServer({ foyer: {} })
  const anna = await server.person('anna@example.com', { foyer: 'publisher' })
  await anna.publish('New', { note: 'For summer' })
  expect(await newest(server)).toEqual([
    {
      at: new Date(server.clock.now).toISOString(),
      by: 'anna',
      way: 'editor',
      action: 'publish',
      brands: ['foyer'],
      release: 2,
      subject: 'page/help',
      before: null,
      after: null,
      what: 'page "A page" of foyer: block first (page-heading): props/title "First" → "New"',
      why: 'For summer',
    },
  ])
})

test('a publication to some players first is one entry, with who gets it; so is the release that takes it back', async () => {
  const server = await aServer({ foyer: {} })
  const anna = await server.person('anna@example.com', { foyer: 'publisher' })
  await anna.publish('New', { share: 10 })
  const changed = (before: string, after: string) =>
    `page "A page" of foyer: block first (page-heading): props/title "${before}" → "${after}"`
  const about = {
    by: 'anna',
    way: 'editor',
    brands: ['foyer'],
    subject: 'page/help',
    why: '',
    at: new Date(server.clock.now).toISOString(),
  }
  const started = {
    ...about,
    action: 'canary-start',
    release: 2,
    before: null,
    after: '10 % of the players',
    what: `To 10 % of the players first: ${changed('First', 'New')}`,
  }
  expect(await newest(server, 2)).toEqual([started, expect.objectContaining({ action: 'operator-add' })])
  await anna.post('releases/2/revert', {})
  const reverted = {
    ...about,
    action: 'revert',
    release: 3,
    before: '10 % of the players',
    after: 'nobody',
    what: `Reverted release 2, which went to 10 % of the players: ${changed('New', 'First')}`,
  }
  expect(await newest(server, 2)).toEqual([reverted, started])
})

test.each([
  ['foyer/pages/help.json', undefined, 'page "Help" of foyer'],
  ['_base/pages/change-password.json', { kind: 'page', title: 't:section.password' }, 'page "Change password" of all brands'],
  ['foyer/pages/summer.json', { kind: 'page', title: 'Summer sale' }, 'page "Summer sale" of foyer'],
  ['foyer/pages/summer.json', { kind: 'page', title: 't:title', strings: { EN: { title: 'Summer' } } }, 'page "Summer" of foyer'],
  ['kestrel/menus/top.json', undefined, 'menu "Top" of kestrel'],
  ['_base/brand.json', undefined, 'settings of all brands'],
  ['foyer/media/media.json', undefined, 'pictures of foyer'],
  ['foyer/words/ar.json', undefined, 'words in ar of foyer'],
] as const)('%s is called by words: %o', (path, value, title) => {
  expect(titleAt(path, value)).toBe(title)
})

test('requests, approvals, previews, discarded drafts, schedules and roles have their own sentences', async () => {
  const server = await aServer()
  const [anna, ben] = [
    await server.person('anna@example.com', { foyer: 'publisher' }),
    await server.person('ben@example.com', { foyer: 'admin' }),
  ]
  expect(await newest(server)).toMatchObject([{ action: 'operator-add', subject: 'ben@example.com', after: 'admin', brands: ['foyer'] }])
  await server.person('anna@example.com', { foyer: 'admin' })
  expect(await newest(server)).toMatchObject([{ action: 'operator-role', before: 'publisher', after: 'admin' }])
  await anna.publish('New', { note: 'For summer' })
  await ben.post('requests/1/approve')
  expect(await newest(server, 3)).toMatchObject([
    { action: 'publish', by: 'anna', release: 2 },
    { action: 'request-approve', by: 'ben', what: 'Approved request 1' },
    { action: 'request-add', by: 'anna', why: 'For summer', what: 'Asked for approval of page "Help" of foyer (request 1)' },
  ])
  await anna.post('releases/2/links', { brand: 'foyer' })
  expect(await newest(server)).toMatchObject([{ action: 'link-add', by: 'anna', subject: 'release 2' }])
  const files = { [help]: { text: headings('help', { first: 'Later' }) } }
  const at = new Date(server.clock.now + dayMs).toISOString()
  await ben.post('schedules', { base: 2, files, at, zone: 'UTC', override: 'Nobody is here' })
  expect(await newest(server)).toMatchObject([{ action: 'schedule-add', by: 'ben', after: `${at} (UTC)` }])
  await ben.call('DELETE', 'schedules/1')
  expect(await newest(server)).toMatchObject([{ action: 'schedule-cancel', by: 'ben', before: `${at} (UTC)` }])
  const etag = (await anna.get('layouts/foyer/documents/page/help')).headers.get('ETag') ?? ''
  const saved = await anna.call('PUT', `drafts/main/files/${help}`, { kind: 'page', id: 'help', format: 1 }, { 'If-Match': etag })
  expect(await newest(server)).toMatchObject([
    { action: 'draft-save', by: 'anna', subject: help, brands: ['foyer'], what: 'Changed page "Help" of foyer in the draft main' },
  ])
  await anna.call('DELETE', `drafts/main/files/${help}`, undefined, { 'If-Match': saved.headers.get('ETag') ?? '' })
  expect(await newest(server)).toMatchObject([{ action: 'draft-discard', by: 'anna', subject: help, brands: ['foyer'] }])
})

test('saves of a draft are one entry for each operator and document, and another one after an hour without a save', async () => {
  const server = await aServer({ foyer: {} })
  const [anna, ben] = [
    await server.person('anna@example.com', { foyer: 'editor' }),
    await server.person('ben@example.com', { foyer: 'editor' }),
  ]
  let etag = (await anna.get('layouts/foyer/documents/page/help')).headers.get('ETag') ?? ''
  const save = async (who: typeof anna, minutes: number) => {
    server.clock.now += minutes * 60_000
    const text = { kind: 'page', id: 'help', format: 1, title: `After ${server.clock.now}` }
    const reply = await who.call('PUT', `drafts/main/files/${help}`, text, { 'If-Match': etag })
    etag = reply.headers.get('ETag') ?? ''
  }
  for (const [who, minutes] of [
    [anna, 0],
    [anna, 1],
    [ben, 1],
    [anna, 59],
    [anna, 61],
  ] as const)
    await save(who, minutes)
  const entries = await server.releases.store().audit.list({ limit: 9, actions: ['draft-save'] })
  expect(entries.map(({ by, at }) => [by, (server.clock.now - Date.parse(at)) / 60_000])).toEqual([
    ['anna', 0],
    ['ben', 120],
    ['anna', 122],
  ])
})

test('a refused call is an entry by the form of its address, without the token in it', async () => {
  const server = await aServer()
  const vic = await server.person('vic@example.com', { foyer: 'viewer' })
  expect((await vic.call('DELETE', 'drafts/main/links/a-secret-token')).status).toBe(403)
  const [entry] = await newest(server)
  expect(entry).toMatchObject({ action: 'call-refuse', by: 'vic', subject: 'DELETE /api/drafts/:draft/links/:token' })
  expect(JSON.stringify(entry)).not.toContain('secret')
})

test('an admin of a brand sees what this brand has; an admin of all sees what belongs to none, too', async () => {
  const server = await aServer({ foyer: {} })
  const [anna, kim, root] = [
    await server.person('anna@example.com', { foyer: 'admin' }),
    await server.person('kim@example.com', { kestrel: 'admin' }),
    await server.person('root@example.com', { '*': 'admin' }),
  ]
  const publisher = await server.person('pia@example.com', { foyer: 'publisher' })
  await anna.publish('New')
  const actions = (body: Record<string, never>) => entriesOf(body).map(({ action, subject }) => `${action} ${subject}`)
  expect((await publisher.get('audit?brand=foyer')).status).toBe(403)
  expect((await kim.get('audit?brand=foyer')).status).toBe(403)
  expect(actions((await kim.get('audit?action=publish,operator-add')).body)).toEqual(['operator-add kim@example.com'])
  expect(actions((await anna.get('audit?action=publish,operator-add')).body)).toEqual([
    'publish page/help',
    'operator-add pia@example.com',
    'operator-add anna@example.com',
  ])
  expect(actions((await root.get('audit?action=operator-add')).body)).toContain('operator-add root@example.com')
  expect((await root.get('audit')).body).toMatchObject({ people: expect.arrayContaining(['anna', 'kim']) })
})

test('a page is continued, and person, action and days are filters', async () => {
  const server = await aServer({ foyer: {} })
  const anna = await server.person('anna@example.com', { foyer: 'admin' })
  for (const first of ['One', 'Two', 'Three']) await anna.publish(first)
  const first = (await anna.get('audit?by=anna&action=publish&limit=2')).body
  expect(entriesOf(first).map(({ release }) => release)).toEqual([4, 3])
  const rest = (await anna.get(`audit?by=anna&action=publish&limit=2&before=${first['next']}`)).body
  expect([entriesOf(rest).map(({ release }) => release), rest['next']]).toEqual([[2], undefined])
  const later = new Date(server.clock.now + 1).toISOString()
  expect(entriesOf((await anna.get(`audit?action=publish&from=${encodeURIComponent(later)}`)).body)).toEqual([])
  for (const wrong of ['limit=0', 'before=x', 'action=steal', 'from=yesterday', 'format=xml', 'brand=_base'])
    expect([wrong, [400, 403].includes((await anna.get(`audit?${wrong}`)).status)]).toEqual([wrong, true])
})

test('the export for spreadsheets runs no formula and keeps commas, quotes and lines', async () => {
  const server = await aServer({ foyer: {} })
  const anna = await server.person('anna@example.com', { foyer: 'admin' })
  await anna.publish('New', { note: '=HYPERLINK("http://evil.test","x")\nsecond, line' })
  const reply = await anna.get('audit?action=publish&format=csv')
  const { text } = reply.body as unknown as { text: string }
  expect(reply.headers.get('Content-Disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"",""x"")\nsecond, line"\r\n`)
  expect(entriesOf((await anna.get('audit?action=publish&format=json')).body)).toHaveLength(1)
  const entry = {
    id: 1,
    at: '',
    by: null,
    way: 'editor',
    action: 'publish',
    brands: [],
    release: null,
    before: null,
    after: null,
    what: '',
  } as const
  for (const start of ['=', '+', '-', '@', '\t', '＝']) expect(csvOf([{ ...entry, subject: `${start}1`, why: '' }])).toContain(`'${start}1`)
  expect(csvOf([]).charCodeAt(0)).toBe(0xfeff)
})

test('entries go when the days of their brands are over', async () => {
  const server = await aServer({ foyer: { auditDays: 30 } })
  const { audit } = server.releases.store()
  const at = new Date(server.clock.now).toISOString()
  for (const brands of [['foyer'], ['kestrel'], ['foyer', 'kestrel'], []])
    await audit.add({ action: 'publish', what: brands.join(' '), brands, at })
  await audit.sweep((brands) => (brands.includes('kestrel') || brands.length === 0 ? '' : new Date(server.clock.now + 1).toISOString()))
  expect((await audit.list({ limit: 3 })).map(({ what }) => what)).toEqual(['', 'foyer kestrel', 'kestrel'])
})
