import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import { AgentAnnouncements, TeamOverview } from '../../../schemas/gateway/agents.ts'
import type { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import { listAgentAnnouncements } from '../../gateway/endpoints/agents/list-agent-announcements.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readTeamOverview } from '../../gateway/endpoints/agents/read-team-overview.ts'
import {
  agentAnnouncements as announcements,
  agentSettlement as settlement,
  agentTeam as team,
  agentTeamBefore as teamBefore,
  siteZone as zone,
} from './sources.ts'
import { announcements as asking } from './announcements.ts'
import { topic } from './topic.ts'

const [agent, member] = [41, 0]
const pageOf = (...content: object[]) => AgentAnnouncements.parse({ content, pageNum: 1, totalPages: 1 })
const open = async (list: AgentAnnouncements, as = agent) => {
  const gateway = openGateway(as).answer(listAgentAnnouncements, list)
  const portal = await aPortal({ as, gateway, topics: [topic] })
  await portal.want(announcements)
  const asked = () => gateway.calls.filter(({ name }) => name === 'listAgentAnnouncements').map(({ params }) => params)
  return { ...portal, gateway, asked }
}

test('announcements for agents are asked for once, and each is there once in the gateway’s order', async () => {
  const again = { id: 2, title: 'Second', content: '<p>B</p>' }
  const { read, want, asked } = await open(pageOf(again, { id: 'a', title: '', content: '<p>From <b>today</b></p>' }, again, { id: 9 }))
  await want(announcements)

  const state = read(announcements)
  expect(state.status === 'ready' && (state.value as AnnouncementList).map(({ key, title, html }) => [key, title, html])).toEqual([
    ['2', 'Second', '<p>B</p>'],
    ['a', 'From today', '<p>From <b>today</b></p>'],
  ])
  expect(asked()).toEqual([{ pageNo: 1, pageSize: 100 }])
})

test('the announcement that is asked for is current, and an unknown id names none', async () => {
  const { read } = await open(pageOf({ id: 1, title: 'First' }, { id: 2, title: 'Second', startTime: '2026-11-24T10:00:00+08:00' }))
  const currentOf = (announcement?: string) => {
    const state = read(announcements, announcement === undefined ? {} : { announcement })
    return (
      state.status === 'ready' && (state.value as AnnouncementList).filter(({ current }) => current).map(({ key, time }) => [key, time])
    )
  }
  expect([currentOf('2'), currentOf('9'), currentOf()]).toEqual([[['2', '2026-11-24T10:00:00+08:00']], [], []])
})

test('there are none, the call fails and is asked again, and a member has no such place', async () => {
  expect((await open(pageOf())).read(announcements)).toEqual({ status: 'empty' })
  expect((await open(pageOf({ id: 1, title: 'For agents' }), member)).read(announcements)).toEqual({ status: 'absent' })

  const gateway = openGateway(agent).fail(listAgentAnnouncements)
  const { want, read, scope } = await aPortal({ as: agent, gateway, topics: [topic] })
  await want(announcements)
  expect(read(announcements).status).toBe('failed')
  gateway.answer(listAgentAnnouncements, pageOf({ id: 1, title: 'For agents' }))
  await allSettled(asking.retried, { scope, params: undefined })
  expect(read(announcements).status).toBe('ready')
})

test('a team’s figures are totals, its days rows; without days they are there, without a team nothing is', async () => {
  const read = async (answer: object) => {
    const gateway = openGateway(agent).answer(readTeamOverview, TeamOverview.parse(answer))
    const platform = fakePlatform({ storage: { token: 'tok' }, now: Date.parse('2026-11-23T10:00:00Z') })
    const portal = await aPortal({ as: agent, gateway, platform, topics: [topic] })
    await portal.want(team, { days: 7 })
    return { gateway, state: portal.read(team, { days: 7 }) }
  }
  const figures = { teamSize: 148, onlineCount: '31', teamBalance: '284910.40', profit: -18204.75 }
  const day = { day: '2026-11-22', betAmount: '10.10', profit: '-3', newCount: 2 }
  const { gateway, state } = await read({ ...figures, series: [day, { ...day, day: '2026-11-21', betAmount: '0.20' }] })
  expect(state.status === 'ready' && (state.value as RecordPage)).toMatchObject({
    totals: { teamSize: '148', onlineCount: '31', teamBalance: '284910.4', profit: '-18204.75', deposit: '0' },
    rows: [{ key: '2026-11-22', values: { newCount: '2' } }, { key: '2026-11-21' }],
    sums: { betAmount: '10.3', profit: '-6' },
  })
  expect(gateway.calls.filter(({ name }) => name === 'readTeamOverview').map(({ params }) => params)).toEqual([
    { startTime: '2026-11-17T00:00:00+00:00', endTime: '2026-11-23T23:59:59.999+00:00' },
  ])
  expect((await read(figures)).state).toMatchObject({ status: 'ready', value: { rows: [], totals: { teamSize: '148' } } })
  expect((await read({ series: null })).state.status).toBe('empty')
  const asMember = await aPortal({ as: member, gateway: openGateway(member).fail(readTeamOverview), topics: [topic] })
  await asMember.want(team, { days: 7 })
  expect(asMember.read(team, { days: 7 })).toEqual({ status: 'absent' })
})

test('what a team’s figures are compared with are those of as many days before', async () => {
  const gateway = openGateway(agent).answer(readTeamOverview, TeamOverview.parse({ teamSize: 3, deposit: '12.50' }))
  const platform = fakePlatform({ storage: { token: 'tok' }, now: Date.parse('2026-11-23T10:00:00Z') })
  const { want, read } = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  const asked = () => gateway.calls.filter(({ name }) => name === 'readTeamOverview').map(({ params }) => params)
  await want(teamBefore, { days: 7 })
  expect(read(teamBefore, { days: 7 })).toMatchObject({
    status: 'ready',
    value: { from: '2026-11-10', to: '2026-11-16', totals: { deposit: '12.5' } },
  })
  await want(teamBefore, { from: '2026-11-23', to: '2026-11-23', days: 7 })
  expect(asked()).toEqual([
    { startTime: '2026-11-10T00:00:00+00:00', endTime: '2026-11-16T23:59:59.999+00:00' },
    { startTime: '2026-11-22T00:00:00+00:00', endTime: '2026-11-22T23:59:59.999+00:00' },
  ])

  const whole = { from: '2025-11-23', to: '2026-11-23' } // all days that can be chosen
  await want(teamBefore, whole)
  expect(read(teamBefore, whole)).toEqual({ status: 'absent' })
  expect(asked()).toHaveLength(2)
})

test.each([
  ['+08:00', { status: 'ready', value: { offset: '+08:00' } }],
  ['-0330', { status: 'ready', value: { offset: '-0330' } }],
  ['Z', { status: 'ready', value: { offset: 'Z' } }],
  ['', { status: 'absent' }],
  ['tomorrow', { status: 'absent' }],
])('the offset %j is %j', async (gmtOffset, expected) => {
  const gateway = openGateway(agent).answer(readPermission, aPermission({ info: { gmtOffset } }))
  const { want, read } = await aPortal({ as: agent, gateway, topics: [topic] })
  await want(zone)
  expect(read(zone)).toEqual(expected)
})

test.each([
  [{}, { status: 'ready', value: { everyMs: 300_000, offset: '+08:00' } }],
  [{ realtimeSalaryMinutes: 2.5 }, { status: 'ready', value: { everyMs: 150_000, offset: '+08:00' } }],
  [{ realtimeSalaryMinutes: 0 }, { status: 'absent' }],
])('with the constants %j of its brand, settlements of real-time salaries are %j', async (constants, expected) => {
  const gateway = openGateway(agent).answer(readPermission, aPermission({ info: { gmtOffset: '+08:00' } }))
  const { want, read } = await aPortal({
    as: agent,
    gateway,
    topics: [topic],
    release: aRelease([aBrand({ constants: { ...aBrand().constants, ...constants } })]),
  })
  await want(settlement)
  expect(read(settlement)).toEqual(expected)
})
