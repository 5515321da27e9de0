import { afterEach, expect, test } from 'vitest'

import { closeAll, headings } from '../releases/releases.testing.ts'
import { aServer, brandWith, help, home } from './approvals.testing.ts'
import { personOf } from './rules.ts'

afterEach(closeAll)

const minuteMs = 60_000

test('a publication waits for an approval, and goes out with it under the name of who asked', async () => {
  const { person, text, entry } = await aServer()
  const [anna, ben] = [await person('anna@example.com', { foyer: 'publisher' }), await person('ben@example.com', { foyer: 'publisher' })]

  expect(await anna.publish('New', { note: 'For summer' })).toMatchObject({ status: 202, body: { request: 1 } })
  expect(text(help)).toBe(headings('help', { first: 'First' }))
  expect((await ben.get('requests?brand=foyer')).body).toMatchObject({
    rules: { foyer: { approvals: 1, selfApproval: false } },
    requests: [
      {
        id: 1,
        state: 'waiting',
        by: 'anna',
        documents: [help],
        missing: [{ brand: 'foyer', approvals: 1 }],
        may: { approve: true, refuse: true, cancel: false },
      },
    ],
  })
  expect((await ben.post('requests/1/approve')).body).toMatchObject({ state: 'done', release: 2, approvals: [{ name: 'ben' }] })
  expect(text(help)).toBe(headings('help', { first: 'New' }))
  expect(await entry(2)).toMatchObject({ by: 'anna', note: 'For summer', approval: { request: 1, approvedBy: ['ben'] } })
})

test('the rules of what all brands share count for a brand that says nothing else', async () => {
  const { person, text } = await aServer({ shared: { approvals: 1 }, foyer: {} })
  const anna = await person('anna@example.com', { foyer: 'publisher' })
  expect((await anna.get('requests')).body).toMatchObject({ rules: { foyer: { approvals: 1, selfApproval: false } } })
  expect(await anna.publish('New')).toMatchObject({ status: 202, body: { request: 1 } })
  expect(text(help)).toBe(headings('help', { first: 'First' }))
})

test('the same publication again is the same request, and one that was approved goes out when it is sent', async () => {
  const { person } = await aServer()
  const anna = await person('anna@example.com', { foyer: 'publisher' })
  expect((await anna.publish('New')).body).toEqual({ request: 1 })
  expect((await anna.publish('New')).body).toEqual({ request: 1 })
  expect((await anna.publish('Other')).body).toEqual({ request: 2 })
})

test('an editor asks for what a publisher approves, also where the brand wants no approvals', async () => {
  const { person, text } = await aServer({ foyer: {} })
  const [ed, ben] = [await person('ed@example.com', { foyer: 'editor' }), await person('ben@example.com', { foyer: 'publisher' })]
  expect((await ed.publish('New')).status).toBe(403)
  expect(await ed.request('New')).toMatchObject({ status: 201, body: { request: 1 } })
  expect((await ed.post('requests/1/approve')).status).toBe(403)
  expect((await ben.post('requests/1/approve')).status).toBe(200)
  expect(text(help)).toBe(headings('help', { first: 'New' }))
})

test('nobody approves an own request, nor by a second account of the same mailbox, unless the brand says so', async () => {
  const { person, change, releases } = await aServer()
  const anna = await person('anna@gmail.com', { foyer: 'publisher' })
  const other = await person('a.nna+work@googlemail.com', { foyer: 'publisher' })
  const root = await person('root@example.com', { '*': 'admin' })
  await anna.publish('New')
  expect((await anna.post('requests/1/approve')).body).toMatchObject({
    error: 'You asked for this yourself, so somebody else approves it.',
  })
  expect((await other.post('requests/1/approve')).status).toBe(403)
  expect(personOf('Anna@Example.com ')).toBe(personOf('anna+x@example.com'))

  const files = { 'foyer/brand.json': { text: brandWith('foyer', { approvals: 1, selfApproval: true }) } }
  await root.post('releases', { base: 1, files, override: 'To test' })
  expect(releases.number()).toBe(2)
  expect((await other.post('requests/1/approve')).body).toMatchObject({ state: 'done', release: 3 })
  expect((await change(3, help, headings('help', { first: 'X' }))).status).toBe('approval')
})

test('two approvals come from two people, and each counts once', async () => {
  const { person, releases } = await aServer({ foyer: { approvals: 2 } })
  const [anna, ben, cid] = await Promise.all(['anna', 'ben', 'cid'].map((name) => person(`${name}@example.com`, { foyer: 'publisher' })))
  await anna!.publish('New')
  expect((await ben!.post('requests/1/approve')).body).toMatchObject({ state: 'waiting', missing: [{ brand: 'foyer', approvals: 1 }] })
  expect((await ben!.post('requests/1/approve')).body).toMatchObject({ state: 'waiting', missing: [{ brand: 'foyer', approvals: 1 }] })
  expect(releases.number()).toBe(1)
  expect((await cid!.post('requests/1/approve')).body).toMatchObject({ state: 'done', release: 2 })
  expect(await cid!.post('requests/1/approve')).toMatchObject({ status: 409, body: { error: 'Request 1 was approved; it is release 2.' } })
})

test('two who approve at once make one release', async () => {
  const { person, numbers } = await aServer()
  const [anna, ben, cid] = [
    await person('anna@example.com', { foyer: 'publisher' }),
    await person('ben@example.com', { foyer: 'publisher' }),
    await person('cid@example.com', { foyer: 'publisher' }),
  ]
  await anna.publish('New')
  const replies = await Promise.all([ben.post('requests/1/approve'), cid.post('requests/1/approve')])
  expect(await numbers()).toEqual([2, 1])
  expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
})

test('an approver who lost the right is not counted any more', async () => {
  const { person, store, clock, releases } = await aServer({ foyer: { approvals: 2 } })
  const [anna, ben, cid] = [
    await person('anna@example.com', { foyer: 'publisher' }),
    await person('ben@example.com', { foyer: 'publisher' }),
    await person('cid@example.com', { foyer: 'publisher' }),
  ]
  await anna.publish('New')
  await ben.post('requests/1/approve')
  await store.setRole({ email: ben.email, name: 'ben' }, 'foyer', 'editor', clock.now)
  expect((await cid.post('requests/1/approve')).body).toMatchObject({ state: 'waiting', missing: [{ brand: 'foyer', approvals: 1 }] })
  await store.disable(cid.email, clock.now)
  expect((await anna.get('requests/1')).body).toMatchObject({ missing: [{ brand: 'foyer', approvals: 2 }] })
  expect(releases.number()).toBe(1)
})

test('whoever changed a document in the draft does not approve it, and who only looked does', async () => {
  const { person } = await aServer()
  const [ed, ben, cid] = [
    await person('ed@example.com', { foyer: 'editor' }),
    await person('ben@example.com', { foyer: 'publisher' }),
    await person('cid@example.com', { foyer: 'publisher' }),
  ]
  const put = (who: typeof ed, first: string, etag: string) =>
    who.call('PUT', `drafts/main/files/${help}`, JSON.parse(headings('help', { first })) as object, { 'If-Match': etag })
  const etagOf = ({ headers }: { headers: Headers }) => headers.get('ETag') ?? ''
  const begun = await put(ben, 'Begun', etagOf(await ed.get('layouts/foyer/documents/page/help')))
  await put(ed, 'New', etagOf(begun))
  await ed.request('New', { brand: 'foyer', draft: 'main' })
  expect((await ben.get('requests')).body).toMatchObject({ requests: [{ isOwn: false, isAuthor: true, may: { approve: false } }] })
  expect(await ben.post('requests/1/approve')).toMatchObject({
    status: 403,
    body: { error: 'You changed this in the draft, so somebody else approves it.' },
  })
  expect((await cid.get('requests')).body).toMatchObject({ requests: [{ isAuthor: false, may: { approve: true } }] })
  expect((await cid.post('requests/1/approve')).body).toMatchObject({ state: 'done', release: 2 })
})

test('an edit of the draft voids the request; saving the same text does not', async () => {
  const { person } = await aServer()
  const ed = await person('ed@example.com', { foyer: 'editor' })
  const ben = await person('ben@example.com', { foyer: 'publisher' })
  const put = (first: string, headers: Record<string, string>) =>
    ed.call('PUT', `drafts/main/files/${help}`, JSON.parse(headings('help', { first })) as object, headers)
  const published = (await ed.call('GET', `layouts/foyer/documents/page/help`)).headers.get('ETag') ?? ''
  const saved = await put('New', { 'If-Match': published })
  const etag = saved.headers.get('ETag') ?? ''
  await ed.request('New', { brand: 'foyer', draft: 'main' })
  expect((await ben.get('requests')).body).toMatchObject({ requests: [{ state: 'waiting', draft: 'main' }] })
  await put('New', { 'If-Match': etag })
  expect((await ben.get('requests')).body).toMatchObject({ requests: [{ state: 'waiting' }] })
  await put('Newer', { 'If-Match': etag })
  const why = 'Page "A page" of foyer was changed in the draft after the request.'
  expect((await ben.get('requests')).body).toMatchObject({ requests: [{ state: 'void', why, endedBy: 'ed' }] })
  expect(await ben.post('requests/1/approve')).toMatchObject({ status: 409, body: { error: `Request 1 is void: ${why}` } })
})

test('a request for what players have in another version by now is void when somebody approves it', async () => {
  const { person, text } = await aServer()
  const root = await person('root@example.com', { '*': 'admin' })
  const [anna, ben] = [await person('anna@example.com', { foyer: 'publisher' }), await person('ben@example.com', { foyer: 'publisher' })]
  await anna.publish('New')
  await root.publish('Meanwhile', { override: 'A fault on the page' })
  expect((await ben.get('requests')).body).toMatchObject({ requests: [{ state: 'waiting', isStale: true }] })
  expect((await ben.post('requests/1/approve')).status).toBe(409)
  expect((await ben.get('requests')).body).toMatchObject({ requests: [{ state: 'void' }] })
  expect(text(help)).toBe(headings('help', { first: 'Meanwhile' }))
})

test('refusing needs a reason, and only who asked or an admin cancels', async () => {
  const { person } = await aServer()
  const [ed, ben] = [await person('ed@example.com', { foyer: 'editor' }), await person('ben@example.com', { foyer: 'publisher' })]
  const other = await person('other@example.com', { foyer: 'editor' })
  await ed.request('One')
  await ed.request('Two')
  expect((await ben.post('requests/1/refuse', { why: ' ' })).status).toBe(400)
  expect((await ben.post('requests/1/refuse', { why: 'Too loud' })).body).toMatchObject({
    state: 'refused',
    why: 'Too loud',
    endedBy: 'ben',
  })
  expect((await other.post('requests/2/cancel')).status).toBe(403)
  expect((await ed.post('requests/2/cancel')).body).toMatchObject({ state: 'cancelled' })
})

test('a publisher of another brand neither sees, approves nor refuses it', async () => {
  const { person } = await aServer()
  const anna = await person('anna@example.com', { foyer: 'publisher' })
  const foreign = await person('kim@example.com', { kestrel: 'publisher' })
  await anna.publish('New')
  expect((await foreign.get('requests')).body).toMatchObject({ requests: [] })
  for (const act of ['approve', 'refuse', 'cancel'])
    expect((await foreign.post(`requests/1/${act}`, act === 'refuse' ? { why: 'x' } : {})).status).toBe(403)
})

test('what brands share needs what each of them wants', async () => {
  const { person, text } = await aServer({ foyer: { approvals: 1 }, kestrel: { approvals: 1 } })
  const root = await person('root@example.com', { '*': 'admin' })
  const [ben, kim] = [await person('ben@example.com', { foyer: 'publisher' }), await person('kim@example.com', { kestrel: 'publisher' })]
  const shared = headings('home', { one: 'Shared' }, { routes: ['/'] })
  expect((await root.post('releases', { base: 1, files: { [home]: { text: shared } } })).body).toEqual({ request: 1 })
  expect((await ben.post('requests/1/approve')).body).toMatchObject({ missing: [{ brand: 'kestrel', approvals: 1 }] })
  expect((await kim.post('requests/1/approve')).body).toMatchObject({ state: 'done' })
  expect(text(home)).toBe(shared)
})

test('fewer approvals in the brand need the approvals that it had', async () => {
  const { person } = await aServer()
  const anna = await person('anna@example.com', { foyer: 'admin' })
  const files = { 'foyer/brand.json': { text: brandWith('foyer', { approvals: 0 }) } }
  expect((await anna.post('releases', { base: 1, files })).status).toBe(202)
  expect((await anna.publish('At once')).status).toBe(202)
})

test('an admin publishes without approval for a reason, which stays; a publisher does not', async () => {
  const { person, entry } = await aServer()
  const [anna, root] = [await person('anna@example.com', { foyer: 'publisher' }), await person('root@example.com', { foyer: 'admin' })]
  expect((await anna.publish('New', { override: 'Urgent' })).body).toMatchObject({
    error: 'Only an admin of foyer may publish there without approval.',
  })
  expect((await root.publish('New', { override: ' ' })).status).toBe(400)
  expect((await root.publish('New', { override: 'Urgent' })).status).toBe(201)
  expect(await entry(2)).toMatchObject({ by: 'root', approval: { override: 'Urgent' } })
})

test('what is found in the folder is live, and marked', async () => {
  const { dir, releases, entry } = await aServer()
  const { writeFileSync } = await import('node:fs')
  writeFileSync(`${dir}/layouts/${help}`, headings('help', { first: 'By hand' }))
  await expect
    .poll(() => {
      releases.files.scan()
      return releases.number()
    })
    .toBe(2)
  expect(await entry(2)).toMatchObject({ way: 'files', approval: { unapproved: true } })
})

test('what is scheduled is asked for with its time, and checked again when it is due', async () => {
  const { person, clock, schedules, releases, store, lines } = await aServer()
  const [ed, ben] = [await person('ed@example.com', { foyer: 'editor' }), await person('ben@example.com', { foyer: 'publisher' })]
  const time = (minutes: number) => ({ at: new Date(clock.now + minutes * minuteMs).toISOString(), zone: 'UTC' })
  await ed.request('Ten', time(10))
  await ed.request('Twenty', time(20))
  expect((await ben.post('requests/1/approve')).body).toMatchObject({ state: 'scheduled', schedule: 1 })
  expect((await ben.call('PATCH', 'schedules/1', time(15))).body).toMatchObject({
    error: 'Its time was approved with it; cancel it, and schedule it again.',
  })
  clock.now += 11 * minuteMs
  await schedules.wake()
  expect([releases.number(), (await ben.get('requests/1')).body]).toMatchObject([2, { state: 'done', release: 2 }])

  await ed.request('Thirty', time(30))
  expect((await ben.post('requests/3/approve')).body).toMatchObject({ state: 'scheduled', schedule: 2 })
  await store.setRole({ email: ben.email, name: 'ben' }, 'foyer', 'editor', clock.now)
  clock.now += 31 * minuteMs
  await schedules.wake()
  expect(releases.number()).toBe(2)
  expect((await ed.get('requests/3')).body).toMatchObject({ state: 'void' })
  expect(lines.join('\n')).toContain('it waits for 1 more approval for foyer')
})

test('what a disabled operator has scheduled goes out, is shown to others, and is theirs to cancel', async () => {
  const { person, clock, schedules, store, entry, releases } = await aServer({ foyer: {} })
  const [ben, kim] = [await person('ben@example.com', { foyer: 'publisher' }), await person('kim@example.com', { foyer: 'publisher' })]
  const time = (minutes: number) => ({ at: new Date(clock.now + minutes * minuteMs).toISOString(), zone: 'UTC' })
  const schedule = (first: string, minutes: number) =>
    ben.post('schedules', { base: 1, files: { [help]: { text: headings('help', { first }) } }, ...time(minutes) })
  await schedule('Ten', 10)
  await schedule('Twenty', 20)
  await store.disable(ben.email, clock.now)

  expect((await kim.get('schedules')).body).toMatchObject({ schedules: [{ by: 'ben' }, { by: 'ben' }] })
  expect((await kim.call('DELETE', 'schedules/2')).status).toBe(200)
  clock.now += 21 * minuteMs
  await schedules.wake()
  expect(await entry(2)).toMatchObject({ way: 'schedule', by: 'ben' })
  expect((await kim.get('schedules/1')).body).toMatchObject({ state: 'done', release: 2 })
  expect(releases.number()).toBe(2)
})

test('a schedule that passes by the reason of an admin who is disabled since is refused, and says what it wants', async () => {
  const { person, clock, schedules, store, releases } = await aServer()
  const [ann, kim] = [await person('ann@example.com', { foyer: 'admin' }), await person('kim@example.com', { foyer: 'publisher' })]
  const at = new Date(clock.now + 10 * minuteMs).toISOString()
  const files = { [help]: { text: headings('help', { first: 'Ten' }) } }
  expect((await ann.post('schedules', { base: 1, files, at, zone: 'UTC', override: 'Nobody is here' })).status).toBe(201)
  await store.disable(ann.email, clock.now)
  clock.now += 11 * minuteMs
  await schedules.wake()
  expect(releases.number()).toBe(1)
  const [one] = (await kim.get('schedules')).body['schedules'] as unknown as object[]
  expect(one).toMatchObject({ state: 'refused', refusal: { error: expect.stringContaining('1 more approval for foyer') } })
})
