import { expect, test } from 'vitest'

import { createMockGateway } from './server.ts'

const menus = 'http://mock.test/lgw/games/game_menus?merchant=foyer&platform=html5-desktop&language=EN'
const member = 'http://mock.test/wps/member/info?language=EN'
const change = (body: unknown) => new Request('http://mock.test/__mock', { method: 'POST', body: JSON.stringify(body) })

test('draws the pictures that its replies name, and nothing else', async () => {
  const { answer, art } = createMockGateway()
  const hot = await (
    await answer(
      new Request('http://mock.test/wps/relay/GCSGAME_hotGamesV2?merchantCode=foyer&isPlatform=2&platform=flash,html5-desktop&language=EN'),
    )
  )?.text()
  const named = [...(hot ?? '').matchAll(/\/img\/[^"]+/g)].map((match) => match[0])
  expect(named).toHaveLength(20)
  expect(named.filter((path) => !art(path)?.startsWith('<svg'))).toEqual([])
  expect(
    ['/img/scene/home-reef-rtl.svg', '/img/vendor/PG.svg', '/img/avatar/member.svg', '/img/stage/EVO.svg', '/img/placeholder.svg'].filter(
      (path) => !art(path)?.startsWith('<svg'),
    ),
  ).toEqual([])
  expect(
    [
      '/img/game/1.svg',
      '/img/scene/nothing.svg',
      '/img/scene/constructor.svg',
      '/img/../server.ts',
      '/img/vendor/.svg',
      '/img/captcha/x.svg',
      '/other',
    ].map(art),
  ).toEqual(Array.from({ length: 7 }, () => undefined))
})

test('draws a slider and its piece while the slider is valid, with the answer only in the background', async () => {
  const { answer, art } = createMockGateway()
  const answered = await answer(new Request('http://mock.test/wps/verification/slider'))
  if (!answered) throw new Error('nobody answers')
  const { value } = (await answered.json()) as { value: { background: string; piece: string } } // a Slider
  expect([art(value.background), art(value.piece)].map((svg) => /^<svg [^>]*data-answer="\d+"/.test(svg ?? ''))).toEqual([true, false])
  expect(art(value.piece)).toMatch(/^<svg [^>]*viewBox="0 0 46 46"/)
  expect(art('/img/slider/slider-99.svg')).toBeUndefined()
})

test('changes its scenario on request, and reports unknown names', async () => {
  const { answer, setScenario } = createMockGateway()
  expect((await answer(change({ scenario: 'maintenance' })))?.status).toBe(200)
  expect((await answer(new Request(menus)))?.status).toBe(503)
  const refused = await answer(change({ scenario: 'lunch' }))
  expect({ status: refused?.status, body: await refused?.json() }).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  expect(setScenario('usual+rng-3')).toBe(true)
  expect(await (await answer(new Request(menus)))?.text()).not.toContain('"HAB"')
  expect((await answer(change({ variant: 'fish-first' })))?.status).toBe(200)
  expect(await (await answer(new Request(menus)))?.text()).toMatch(/^\{"success":true,"value":\{"list":\[\{"gameCategory":"FISH"/)
})

test('bets that are ordered are the newest of every account, and a wrong number of them is refused', async () => {
  const now = Date.parse('2027-01-10T12:00:00+08:00')
  const { answer } = createMockGateway({ now: () => now })
  const range = 'startTime=2027-01-10T00:00:00%2B08:00&endTime=2027-01-10T23:59:59%2B08:00&pageNo=1&pageSize=20&language=EN'
  const read = async () => {
    const headers = { Authorization: 'Bearer mock-member' }
    const reply = await answer(new Request(`http://mock.test/wps/relay/ODSFE2_getBetRecord?${range}`, { headers }))
    if (!reply) throw new Error('nobody answers')
    const { value } = (await reply.json()) as { value: { totalCount: number; content: { betTime: string }[] } } // bets
    return { count: value.totalCount, newest: value.content[0]?.betTime }
  }
  const before = await read()
  expect((await answer(change({ bets: 3 })))?.status).toBe(200)
  expect(await read()).toEqual({ count: before.count + 3, newest: '2027-01-10T12:00:00+08:00' })
  expect((await answer(change({ bets: 0 })))?.status).toBe(400)
  expect((await answer(change({ bets: 'many' })))?.status).toBe(400)
})

test('money that waits is credited when it is ordered, which the count of unread messages shows; another word is refused', async () => {
  let at = Date.parse('2027-01-10T12:00:00+08:00')
  const { answer } = createMockGateway({ now: () => at })
  const headers = { Authorization: 'Bearer mock-member', 'Content-Type': 'application/json' }
  const unread = async () => {
    const reply = await answer(new Request('http://mock.test/wps/relay/CSP_unreadCount', { headers }))
    return ((await reply!.json()) as { value: { unreadCount: number } }).value.unreadCount // an UnreadCount
  }
  const body = JSON.stringify({ channelId: 'bank-1', amount: 50, fields: { payerName: 'Maya Lin' } })
  expect((await answer(new Request('http://mock.test/wps/deposit', { method: 'POST', headers, body })))?.status).toBe(200)
  const before = await unread()
  expect((await answer(change({ due: 'soon' })))?.status).toBe(400)
  expect((await answer(change({ due: 'tomorrow' })))?.status).toBe(200)
  at += 60_000
  expect(await unread()).toBe(before)
  expect((await answer(change({ due: 'now' })))?.status).toBe(200)
  expect(await unread()).toBe(before + 1)
})

test('applies faults to the named calls until the faults are removed', async () => {
  const { answer } = createMockGateway()
  const body = async () => (await answer(new Request(menus)))?.text()
  const whole = await body()
  const play = async (mode: string) => {
    expect((await answer(change({ faults: [{ path: '/lgw/games', mode }] })))?.status).toBe(200)
    return body()
  }
  expect(await play('500')).toContain('INTERNAL')
  expect(await play('401')).toContain('TOKEN_EXPIRED')
  expect(await play('403')).toContain('FUNCTION_DISABLED')
  expect(await play('429')).toContain('TOO_MANY_REQUESTS')
  expect((await answer(new Request(menus)))?.status).toBe(429)
  expect(await play('empty')).toBe('')
  expect(await play('html')).toMatch(/^<!doctype html>/)
  expect(await play('nulls')).toBe('{"success":true,"value":null}')
  expect(await play('cut')).toBe(whole?.slice(0, Math.floor(whole.length / 2)))
  expect(await play('slow:1')).toBe(whole)
  expect((await answer(change({ faults: [{ path: '/x', mode: 'burn' }] })))?.status).toBe(400)
  await answer(change({ faults: [] }))
  expect(await body()).toBe(whole)
})

test('a mock gateway that goes on from another one knows its players', async () => {
  const before = createMockGateway()
  before.state().accounts.sessions.set('mock-newcomer-1', 'newcomer')
  const after = createMockGateway({ state: before.state() })

  const reply = await after.answer(new Request(member, { headers: { Authorization: 'Bearer mock-newcomer-1' } }))

  expect(await reply?.json()).toMatchObject({ success: true })
})
