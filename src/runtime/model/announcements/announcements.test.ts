import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Announcement, Announcements, GatewayBanner } from '../../../schemas/gateway/announcements.ts'
import { listAnnouncements } from '../../gateway/endpoints/announcements/list-announcements.ts'
import { plainText } from '../../i18n/plain-text.ts'
import { announcementsPopup as popups, noticesTexts as noticeTexts } from '../announcement-popups/sources.ts'
import { topic as announcementPopups } from '../announcement-popups/topic.ts'
import { bannersByGroup as banners, noticesMarquee as notices } from './sources.ts'
import { promotions } from '../promotions/sources.ts'

const aBanner = (banner: Partial<GatewayBanner>): GatewayBanner => ({
  url: 'https://img.test/a.webp',
  linkageType: undefined,
  groupName: 'w_home',
  id: undefined,
  title: undefined,
  text: undefined,
  action: undefined,
  linkUrl: undefined,
  ...banner,
})
const anAnnouncement = (announcement: Partial<Announcement> & { id: string }): Announcement => ({
  title: '',
  content: '',
  promotionType: undefined,
  execution: undefined,
  startTime: undefined,
  endTime: undefined,
  image: undefined,
  state: undefined,
  ...announcement,
})
const lists = (some: Partial<Announcements>): Announcements => ({
  banners: undefined,
  player: undefined,
  popup: undefined,
  promotion: undefined,
  headlines: undefined,
  totalPages: undefined,
  ...some,
})
const group = { group: 'w_home' }

test('banners, notices and popups share one call', async () => {
  const gateway = openGateway().answer(listAnnouncements, lists({ banners: [aBanner({ id: '1' })] }))
  const { want, read } = await aPortal({ topics: [announcementPopups], gateway })
  for (const source of [banners, notices, popups]) await want(source, group)
  expect(gateway.calls.slice(1).map(({ name, params }) => [name, params])).toEqual([['listAnnouncements', { types: 'B,PL,PU,PR,H' }]])
  expect({
    status: read(banners, group).status,
    "read(banners, { group: 'w_login' })": read(banners, { group: 'w_login' }),
    read: read(notices),
  }).toEqual({ status: 'ready', "read(banners, { group: 'w_login' })": { status: 'empty' }, read: { status: 'empty' } })
})

test('a group with a page size is asked for alone; the call that the others share stays as it is', async () => {
  const gateway = openGateway().answer(listAnnouncements, ({ groupName }: { groupName?: string }) =>
    lists({ banners: [aBanner(groupName ? { id: 's', groupName } : { id: 'h' })] }),
  )
  const { want, read } = await aPortal({ topics: [announcementPopups], gateway })
  const sports = { group: 'w_sports', pageSize: 1 }
  for (const args of [group, sports, sports]) await want(banners, args)

  expect(gateway.calls.slice(1).map(({ params }) => params)).toEqual([
    { types: 'B,PL,PU,PR,H' },
    { types: 'B', groupName: 'w_sports', pageSize: 1 },
  ])
  expect([read(banners, group), read(banners, sports), read(banners, { group: 'w_sports' })]).toMatchObject([
    { status: 'ready', value: [{ key: 'h' }] },
    { status: 'ready', value: [{ key: 's' }] },
    { status: 'empty' },
  ])
})

test('a group that fails alone is asked for again alone', async () => {
  const gateway = openGateway().fail(listAnnouncements)
  const { want, read, scope } = await aPortal({ gateway })
  const sports = { group: 'w_sports', pageSize: 1 }
  await want(banners, sports)
  expect(read(banners, sports).status).toBe('failed')

  gateway.answer(listAnnouncements, lists({ banners: [] }))
  await allSettled(banners.retried!, { scope, params: sports })
  expect(read(banners, sports)).toEqual({ status: 'empty' })
})

test.each([
  ['URL', 'https://a.test/x', { href: 'https://a.test/x' }],
  ['URL', '/promotions', { to: '/promotions' }],
  ['URL', '//evil.test', {}],
  ['URL', 'javascript:alert(1)', {}],
  ['URL', undefined, {}],
  ['GAME', 'EVO:LIVE:EVO_LOBBY', { launch: { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY' } }],
  ['GAME', 'PG:RNG', { launch: { vendor: 'PG', category: 'RNG', opens: 'list' } }],
  ['GAME', 'PG', {}],
  ['PROMO', '7&x', { to: '/promotions?id=7%26x' }],
  ['NONE', '/x', {}],
  ['HOLOGRAM', '/x', {}],
])('a banner of linkage %s to %s leads where it may', async (linkageType, linkUrl, link) => {
  const { want, read } = await aPortal({
    gateway: openGateway().answer(listAnnouncements, lists({ banners: [aBanner({ linkageType, linkUrl })] })),
  })
  await want(banners, group)
  expect(read(banners, group)).toEqual({ status: 'ready', value: [{ key: 'w_home-1', picture: ['https://img.test/a.webp'], ...link }] })
})

test('a notice is one line of text, headlines first, each once', async () => {
  const gateway = openGateway().answer(
    listAnnouncements,
    lists({
      player: [
        anAnnouncement({ id: '1', title: 'Bonus', content: '<p>10&nbsp;% <b>more</b></p><script>x()</script>' }),
        anAnnouncement({ id: '3' }),
      ],
      headlines: [anAnnouncement({ id: '2', title: 'New', content: 'New' }), anAnnouncement({ id: '2', title: 'Twice' })],
    }),
  )
  const { want, read } = await aPortal({ topics: [announcementPopups], gateway })
  await want(notices)
  expect(read(notices)).toEqual({
    status: 'ready',
    value: [
      { key: '2', text: 'New', important: true },
      { key: '1', text: 'Bonus · 10 % more' },
    ],
  })
})

test('the popup of notices has whole texts and begins with the touched one; one without a title is named by its words', async () => {
  const gateway = openGateway().answer(
    listAnnouncements,
    lists({
      player: [
        anAnnouncement({ id: '1', title: 'Bonus', content: '<p>10 % <b>more</b></p>' }),
        anAnnouncement({ id: '3', content: '<p>Only text</p>' }),
        anAnnouncement({ id: '4' }),
      ],
      headlines: [anAnnouncement({ id: '2', title: 'New', content: 'New' })],
    }),
  )
  const { want, read, send } = await aPortal({ topics: [announcementPopups], gateway })
  await want(noticeTexts)
  await send({ kind: 'open', popup: 'notice', args: { announcement: '1' } })

  expect(read(noticeTexts)).toEqual({
    status: 'ready',
    value: [
      { key: '2', title: 'New', html: 'New', picture: [], kind: 'headline' },
      { key: '1', title: 'Bonus', html: '<p>10 % <b>more</b></p>', picture: [], kind: 'player', current: true },
      { key: '3', title: 'Only text', html: '<p>Only text</p>', picture: [], kind: 'player' },
    ],
  })
})

test('a popup is shown to whom it is meant for, and not again once it was closed', async () => {
  const gateway = () =>
    openGateway(0).answer(
      listAnnouncements,
      lists({
        popup: [anAnnouncement({ id: 'a', execution: 'A' }), anAnnouncement({ id: 'b', execution: 'B' }), anAnnouncement({ id: 'c' })],
      }),
    )
  const platform = fakePlatform()
  const [guest, member] = await Promise.all([
    aPortal({ topics: [announcementPopups], gateway: gateway(), platform }),
    aPortal({ topics: [announcementPopups], as: 0, gateway: gateway() }),
  ])
  const keys = ({ read }: typeof guest) => {
    const state = read(popups)
    return state.status === 'ready' ? (state.value as { key: string }[]).map(({ key }) => key) : state.status
  }
  await guest.want(popups)
  await member.want(popups)
  expect({ 'keys(guest)': keys(guest), 'keys(member)': keys(member) }).toEqual({ 'keys(guest)': ['b', 'c'], 'keys(member)': ['a', 'c'] })

  await guest.send({ kind: 'dismiss', announcement: 'b' })
  expect(keys(guest)).toEqual(['c'])
  const later = await aPortal({ topics: [announcementPopups], gateway: gateway(), platform })
  await later.want(popups)
  expect(keys(later)).toEqual(['c'])
})

test('promotions come with the same call, with their codes and times, and with what was asked for of them', async () => {
  const gateway = openGateway().answer(
    listAnnouncements,
    lists({
      promotion: [
        anAnnouncement({
          id: 'p',
          title: 'Nine nights',
          content: '<p>Play</p>',
          promotionType: 'SLOTS',
          state: 'JOIN',
          image: 'https://img.test/p.webp',
          endTime: '2027-01-19T12:00:00Z',
        }),
      ],
    }),
  )
  const { want, read } = await aPortal({ topics: [announcementPopups], gateway })
  const choice = { type: 'SLOTS' }
  for (const source of [banners, promotions]) await want(source, source === banners ? group : choice)

  expect(gateway.calls.filter(({ name }) => name === 'listAnnouncements')).toHaveLength(1)
  expect(read(promotions, choice)).toMatchObject({
    status: 'ready',
    value: {
      choice,
      promotions: [
        {
          key: 'p',
          title: 'Nine nights',
          html: '<p>Play</p>',
          picture: ['https://img.test/p.webp'],
          type: 'SLOTS',
          state: 'JOIN',
          endTime: '2027-01-19T12:00:00Z',
        },
      ],
    },
  })
  expect(read(promotions, choice)).toBe(read(promotions, choice))
})

test('no promotions are empty, a failed call is a failure', async () => {
  const [none, failed] = await Promise.all([
    aPortal({ topics: [announcementPopups], gateway: openGateway().answer(listAnnouncements, lists({ promotion: [] })) }),
    aPortal({ topics: [announcementPopups], gateway: openGateway().fail(listAnnouncements) }),
  ])
  await none.want(promotions)
  await failed.want(promotions)
  expect({ 'none.read(promotions)': none.read(promotions), status: failed.read(promotions).status }).toEqual({
    'none.read(promotions)': { status: 'empty' },
    status: 'failed',
  })
})

test.each([
  ['plain words stay', 'plain words stay'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['a<b>b</b>c', 'abc'],
  ['x < y and 3<4 > 2', 'x < y and 3<4 > 2'],
  ['<img src=x onerror="alert(1)">hi', 'hi'],
  ['<script>alert("</p>")</script>after', 'after'],
  ['<style>p{}', ''],
  ['until <time>06:00</time>. Then<br>again', 'until 06:00. Then again'],
  ['<!-- <b>hidden</b> -->shown', 'shown'],
  ['&lt;b&gt; &amp;amp; &#x27;&#39; &bogus; &#0;', "<b> &amp; '' &bogus;"],
  ['cut <a href="x', 'cut'],
  ['مرحبا <br>🎉', 'مرحبا 🎉'],
])('the words of %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
