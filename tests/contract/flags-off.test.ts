import { allSettled, fork } from 'effector'
import type { StoreWritable } from 'effector'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry, namedSources } from '../../apps/server/layouts/contracts.ts'
import { createMockGateway } from '../../mocks/server.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { evaluate } from '../../src/rules/predicate.ts'
import type { SourceState } from '../../src/runtime/contract/source.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import type { Gateway } from '../../src/runtime/gateway/client.ts'
import { $facts } from '../../src/runtime/model/facts/facts.ts'
import { $flags } from '../../src/runtime/model/facts/flags.ts'
import { $platform, portalStarted } from '../../src/runtime/model/lifecycle.ts'
import { releaseGiven } from '../../src/runtime/model/context/documents.ts'
import { $gateway } from '../../src/runtime/model/requests/call.ts'
import { loginSucceeded } from '../../src/runtime/model/forms/submitting.ts'
import '../../src/runtime/model/site/permission.ts' // asks for the site's flags; a portal loads it
import { oneClickGiven } from '../../src/runtime/model/login/one-click.ts'
import { $popups } from '../../src/runtime/model/navigation/popups.ts'
import { $topics } from '../../src/runtime/model/topic-loading.ts'
import { topics } from '../../src/runtime/model/topics.ts'
import { createPlanner, readArguments } from '../../src/runtime/render/plan.ts'
import type { Brand, Flags, Form, LayoutDocument, Menu, PageNode, Release } from '../../src/schemas/documents.ts'
import type { Device } from '../../src/schemas/facts.ts'
import type { Module, Permission } from '../../src/schemas/gateway/system.ts'
import type { Json } from '../../src/schemas/json.ts'
import type { MenuEntry } from '../../src/schemas/nouns/menu.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { sample } from '../support/samples/sample.ts'

/**
 * What a whitelabel flag that is off removes: `gone` are nodes of pages, items of menus, methods and fields of forms, login methods,
 * links and figures; `calls` are those that are no longer made, neither by a page itself nor by a player's action.
 */
type Row = { gone: string[]; calls: string[] }

const table: Record<string, Row> = {
  USERNAMEREG3: {
    gone: [
      'form/registration username: affiliateCode',
      'form/registration username: confirmPassword',
      'form/registration username: countryDialingCode',
      'form/registration username: mobileNum',
      'form/registration username: password',
      'form/registration username: terms',
      'form/registration username: username',
      'form/registration username: verificationCode',
    ],
    calls: ['register'],
  },
  MOBILENUMREG3: {
    gone: [
      'form/registration mobile: affiliateCode',
      'form/registration mobile: confirmPassword',
      'form/registration mobile: countryDialingCode',
      'form/registration mobile: mobileNum',
      'form/registration mobile: password',
      'form/registration mobile: terms',
      'form/registration mobile: verificationCode',
    ],
    calls: ['registerByMobile'],
  },
  MOBILENUMPASSREG3: { gone: ['form/registration mobile: confirmPassword', 'form/registration mobile: password'], calls: [] },
  REGMOBVERF3: {
    gone: ['form/registration mobile: verificationCode', 'form/registration username: verificationCode'],
    calls: ['sendRegisterCode'],
  },
  CHNGPASSVERIF3: { gone: ['form/change-password all: verificationCode'], calls: ['sendMemberCode'] },
  PWDEXPFORCECHANGE3: { gone: ['popup change-password-forced after a login with an expired password'], calls: [] },
  AGENTPOLICY3: {
    gone: [
      'menu/member agent',
      'page/agent form',
      'page/agent landing',
      'page/agent-announcement announcements',
      'page/agent-bar bar',
      'page/agent-daily-wages2 records',
      'page/agent-downline-managment-view columns',
      'page/agent-downline-managment-view downlines',
      'page/agent-downline-managment-view find',
      'page/agent-downline-managment-view path',
      'page/agent-downline-managment-view register',
      'page/agent-downline-managment-view tree',
      'page/agent-downline-transaction-details-copy filter',
      'page/agent-downline-transaction-details-copy records',
      'page/agent-header toggle',
      'page/agent-home center',
      'page/agent-hour-salary records',
      'page/agent-menu drawer',
      'page/agent-menu drawer-language',
      'page/agent-menu drawer-theme',
      'page/agent-pal-statements-agent-copy filter',
      'page/agent-pal-statements-agent-copy records',
      'page/agent-personal-history-copy filter',
      'page/agent-personal-history-copy records',
      'page/agent-realtime-salary records',
      'page/agent-realtime-salary settlement',
      'page/agent-register-center form',
      'page/agent-register-center tabs',
      'page/agent-register-links links',
      'page/agent-register-links tabs',
      'page/agent-revenue-report chart',
      'page/agent-revenue-report filter',
      'page/agent-revenue-report records',
      'page/agent-team-overview beside',
      'page/agent-team-overview chart',
      'page/agent-team-overview days',
      'page/agent-team-overview downlines',
      'page/agent-team-overview figures',
      'page/agent-team-overview filter',
      'page/agent-team-overview news',
      'page/agent-team-overview register',
      'page/agent-transfer-downline transfer',
    ],
    calls: [
      'listAgentAnnouncements',
      'listDailySalaries',
      'listDownlineTransactions',
      'listDownlines',
      'listHourSalaries',
      'listRealtimeSalaries',
      'listRegisterLinks',
      'listRevenue',
      'listTeamBets',
      'listUserLosses',
      'readTeamOverview',
    ],
  },
  FREEPLAY3: { gone: ['login.methods free-play'], calls: ['logInFreePlay'] },
  MOBILEVERCODELOGIN3: {
    gone: ['form/login mobile: countryDialingCode', 'form/login mobile: mobileNum', 'form/login mobile: verificationCode'],
    calls: ['sendLoginCode'],
  },
  SOCIALLOGIN3: { gone: ['login.methods facebook'], calls: ['logInSocial'] },
  ONECLICKLOGIN3: { gone: ['login.methods one-click'], calls: ['logInOneClick'] },
  REFERRAL3: {
    gone: ['menu/header rewards', 'menu/header share', 'menu/member-center invite', 'page/member-referral referral'],
    calls: ['readReferral'],
  },
  VIP3: { gone: ['fact vip', 'menu/member-center vip', 'menu/side vip', 'page/member-vip vip'], calls: ['claimVipBonus', 'readVip'] },
  REWARDCENTER3: {
    gone: [
      'menu/member-center cash-back',
      'menu/member-center rescue-fund',
      'menu/member-center rewards',
      'menu/side rewards',
      'page/member-cash-back days',
      'page/member-cash-back records',
      'page/member-cash-back rewards',
      'page/member-rescue-fund days',
      'page/member-rescue-fund records',
      'page/member-rescue-fund rewards',
      'page/member-reward-center rewards',
    ],
    calls: ['claimReward', 'listRewards'],
  },
  MISSION3: {
    gone: ['menu/member-center missions', 'page/member-mission-leaderboard missions', 'page/member-mission-leaderboard ranking'],
    calls: ['claimMission', 'listMissionLeaders', 'readMissions'],
  },
  CONTRACT3: {
    gone: [
      'menu/agent contracts',
      'menu/agent dividends',
      'page/agent-contracts contracts',
      'page/agent-contracts offer',
      'page/agent-dividend-record-copy2 filter',
      'page/agent-dividend-record-copy2 heading',
      'page/agent-dividend-record-copy2 records',
      'page/agent-offer-contract contracts',
      'page/agent-offer-contract heading',
      'page/agent-offer-contract offer',
      'page/agent-team-overview contract-panel',
      'page/contracts contracts',
      'page/contracts offer',
      'page/member contract-panel',
    ],
    calls: ['acceptContract', 'listContracts', 'listDividends', 'offerContract', 'rejectContract', 'terminateContract'],
  },
  MANUALREBATE3: {
    gone: ['menu/member-center rebate', 'menu/side rebate', 'page/member-manual-rebate rebates'],
    calls: ['claimManualRebate', 'readManualRebate'],
  },
  DEPOSIT3: {
    gone: [
      'menu/agent deposit',
      'menu/bottom deposit',
      'menu/member-center deposit',
      'menu/wallet deposit',
      'page/agent-depositv2 deposit',
      'page/member-deposit-record records',
      'page/member-depositv2 deposit',
    ],
    calls: ['listDepositChannels', 'listDepositRecords'],
  },
  WITHDRAW3: {
    gone: [
      'menu/agent withdraw',
      'menu/member-center withdraw',
      'menu/wallet withdraw',
      'page/agent-withdraw withdraw',
      'page/member-withdraw withdraw',
      'page/member-withdraw-record records',
    ],
    calls: ['listWithdrawals'],
  },
  WITHDRAWCONFIRM3: {
    gone: ['menu/member-center confirm-withdrawal', 'page/member-withdraw-confirmation confirmation'],
    calls: ['listWithdrawalsToConfirm'],
  },
  TRANSFERFUND3: { gone: ['menu/member-center transfer-fund', 'page/member-transfer-fund transfer'], calls: ['readMerchantWallet'] },
  TRANSFERUPLINE3: { gone: ['menu/member-center transfer-upline', 'page/member-transfer-upline transfer'], calls: [] },
  MESSAGE3: {
    gone: [
      'fact unreadMessages',
      'menu/agent messages',
      'menu/agent-bottom messages',
      'menu/bottom account, its figure',
      'menu/member messages',
      'menu/member-center messages',
      'menu/side messages',
      'page/agent-message-v2 messages',
      'page/header messages',
      'page/member-message-v2 announcements',
      'page/member-message-v2 heading',
      'page/member-message-v2 messages',
      'page/member-message-v2 tabs',
      'page/messages list',
    ],
    calls: ['deleteMessages', 'listMessages', 'readMessages', 'readUnreadCount'],
  },
  POINTMALL3: {
    gone: [
      'menu/member points',
      'menu/member-center points',
      'menu/side points',
      'page/point-mall center',
      'page/point-mall heading',
      'page/point-mall menu',
      'page/point-mall points',
      'page/point-mall welcome',
      'page/point-mall-details earned',
      'page/point-mall-details filter',
      'page/point-mall-details records',
      'page/point-mall-history filter',
      'page/point-mall-history records',
      'page/point-mall-rules rules',
      'page/point-mall-shop conversion',
      'page/point-mall-shop items',
    ],
    calls: ['listPointsEarned', 'listPointsTransactions', 'listRedeemItems', 'listRedeemRecords', 'readPoints', 'readPointsConfig'],
  },
  RAFFLE3: {
    gone: [
      'menu/member raffle',
      'menu/member-center raffle',
      'menu/side raffle',
      'page/raffle center',
      'page/raffle heading',
      'page/raffle menu',
      'page/raffle-eggs days',
      'page/raffle-eggs raffle',
      'page/raffle-eggs records',
      'page/raffle-envelopes days',
      'page/raffle-envelopes raffle',
      'page/raffle-envelopes records',
      'page/raffle-wheel days',
      'page/raffle-wheel raffle',
      'page/raffle-wheel records',
    ],
    calls: ['listRaffles'],
  },
  HELPCENTER3: { gone: ['page/footer help', 'page/protection help', 'page/service help', 'page/session-over help'], calls: [] },
  FEEDBACK3: {
    gone: [
      'menu/member feedback',
      'menu/member-center feedback',
      'menu/side-foot feedback',
      'page/agent-customer-service write',
      'page/feedback form',
      'page/feedback heading',
      'page/service write',
    ],
    calls: ['sendFeedback'],
  },
  LIVECHAT3: { gone: ['page/agent-customer-service chat', 'page/service chat'], calls: ['launchChat', 'listChatModels'] },
  APPDOWNLOAD3: {
    gone: [
      'page/download apps',
      'page/download heading',
      'page/service app',
      'page/side-menu drawer, its apps',
      'page/side-menu rail, its apps',
    ],
    calls: ['readAppDownload'],
  },
  WINNERBOARD3: { gone: ['page/home winners', 'page/home winners-below'], calls: ['listWinners'] },
  PROMOTION3: {
    gone: [
      'announcements.popup to /promotions',
      'banners.by-group to /promotions',
      'menu/bottom promotions',
      'menu/header promotions',
      'menu/side promotions',
      'menu/top promo',
      'page/promotions promotions',
    ],
    calls: ['claimPromotion', 'joinPromotion'],
  },
}

/** Features that no page uses yet, and the page that will use them: switching them all off changes nothing. */
const later: Record<string, string> = {}

test('flags: a feature that is off on the site shows nothing and makes no calls, for each flag separately', async () => {
  const everything = await seenBy([])
  const without = async (off: readonly string[]): Promise<Row> => {
    const seen = await seenBy(off)
    const gone = [...everything.shown].filter((line) => !seen.shown.has(line))
    return {
      gone: gone.filter((line) => !gone.includes(line.replace(/, its .*$/, '')) || !line.includes(', its ')).toSorted(),
      calls: [...everything.calls].filter((name) => !seen.calls.has(name)).toSorted(),
    }
  }
  const found: Record<string, Row> = {}
  const flags = whitelabelFlags.filter((name) => !Object.hasOwn(later, name))
  expect(flags.toSorted(), 'the table has a row for each').toEqual(Object.keys(table).toSorted())
  const tried = sample('flags that are off', flags, 6, () => [])
  for (const flag of tried) found[flag] = await without([flag])
  expect(found).toEqual(Object.fromEntries(tried.map((flag) => [flag, table[flag]])))
  expect(await without(Object.keys(later))).toEqual({ gone: [], calls: [] })
}, 600_000)

// The real documents, as if every page of the member and agent centers existed

const layouts = new URL('../../layouts/', import.meta.url)
const files: LayoutFile[] = ['_base', 'foyer'].flatMap((brand) =>
  readdirSync(new URL(`${brand}/`, layouts), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: `${brand}/${path}`, brand, text: readFileSync(new URL(`${brand}/${path}`, layouts), 'utf8') })),
)
const registry = contractRegistry()
const release = withLayoutFlags(buildRelease({ brand: 'foyer', files, registry, sources: namedSources() }).release)
const documents = Object.values(release.documents).map(({ body }) => body as unknown as LayoutDocument) // a whole release has all bodies
const brand = documents.find((each): each is Brand => each.kind === 'brand')!
const flagsDocument = documents.find((each): each is Flags => each.kind === 'flags')!
const whitelabelFlags = Object.entries(flagsDocument.flags).flatMap(([name, { from }]) => (from === 'whitelabel' ? [name] : []))

function withLayoutFlags(built: Release): Release {
  const entry = built.documents['flags/flags']!
  const flags = entry.body as unknown as Flags // its name says its kind
  const all = Object.entries(flags.flags).map(([name, flag]) => [name, flag.from === 'layout' ? { ...flag, default: true } : flag] as const)
  return {
    ...built,
    documents: { ...built.documents, 'flags/flags': { ...entry, body: { ...flags, flags: Object.fromEntries(all) } } },
  }
}

// The visitors and their devices

const visitors: { token?: string; device: Device }[] = [
  { device: 'phone' },
  { token: 'mock-vip', device: 'desktop' },
  { token: 'mock-agent', device: 'tablet' },
]

async function seenBy(off: readonly string[]) {
  const shown = new Set<string>()
  const calls = new Set<string>()
  for (const visitor of visitors) await look({ ...visitor, off, shown, calls })
  return { shown, calls }
}

/** Requests everything that the pages show to one visitor, and records it. */
async function look({
  token,
  device,
  off,
  shown,
  calls,
}: (typeof visitors)[number] & { off: readonly string[]; shown: Set<string>; calls: Set<string> }) {
  const scope = fork({
    values: [
      [$gateway, aGateway(off, calls)],
      [$platform, fakePlatform({ device, ...(token && { storage: { token } }) })],
      [$topics, topics.entries],
    ] as [StoreWritable<any>, unknown][], // values of several kinds
  })
  await allSettled(releaseGiven, { scope, params: release })
  await allSettled(portalStarted, { scope })
  const planner = createPlanner(registry, topics.sources)
  const known = { fact: (name: string) => factsNow()[name], query: () => null, brand: (path: string) => at(brand, path) }
  const factsNow = () => scope.getState($facts) as Record<string, Json>
  const isShown = ({ when }: Pick<PageNode, 'when'>) =>
    when === undefined || evaluate(when, { facts: scope.getState($facts), flags: scope.getState($flags) }) === true
  const answerOf = async (name: string, args: object): Promise<SourceState<unknown>> => {
    const source = topics.sources.get(name)!
    if (source.wanted) await allSettled(source.wanted, { scope, params: args })
    return source.select(scope.getState(source.from), args)
  }

  async function walk(page: string, nodes: readonly PageNode[]) {
    for (const node of nodes.filter(isShown)) {
      const { inputs } = planner.plan(node)
      const states = await Promise.all(
        inputs.flatMap((input) =>
          input.source ? [answerOf(input.source.name, readArguments(input, undefined, known)).then((state) => ({ ...input, state }))] : [],
        ),
      )
      if (states.some(({ state, need }) => need !== 'optional' && state.status === 'absent')) continue
      shown.add(`page/${page} ${node.id}`)
      for (const { name, need, state } of states)
        if (need === 'optional' && state.status === 'ready') shown.add(`page/${page} ${node.id}, its ${name}`)
      for (const { state, source } of states) if (state.status === 'ready') noteLinks(source?.name ?? '', state.value, shown)
      for (const inner of Object.values(node.slots ?? {})) await walk(page, inner)
    }
  }
  for (const document of documents) {
    if (document.kind === 'page') await walk(document.id, document.nodes)
    if (document.kind === 'menu') await noteMenu(document)
    if (document.kind === 'form') await noteForm(document)
  }
  if (!token) await allSettled(oneClickGiven, { scope, params: 'remembered' })
  const methods = await answerOf('login.methods', {})
  if (methods.status === 'ready')
    for (const { key } of (methods.value as { methods: { key: string }[] }).methods) shown.add(`login.methods ${key}`)
  for (const name of ['vip', 'unreadMessages']) if (factsNow()[name]) shown.add(`fact ${name}`)

  async function noteMenu({ id }: Menu) {
    const state = await answerOf('menu', { id })
    const note = (entries: readonly MenuEntry[]) => {
      for (const { key, badge, items } of entries) {
        shown.add(`menu/${id} ${key}`)
        if (badge) shown.add(`menu/${id} ${key}, its figure`)
        if (items) note(items)
      }
    }
    if (state.status === 'ready') note(state.value as MenuEntry[])
  }
  if (!token) {
    const entry = { token: 'mock-member', firstTimeLogin: false, passwordExpired: true, how: 'password' as const }
    await allSettled(loginSucceeded, { scope, params: { form: 'login', action: 'log-in', entry } })
    for (const { popup } of scope.getState($popups)) shown.add(`popup ${popup} after a login with an expired password`)
  }
  for (const [what, ...names] of acts) if ([...shown].some((line) => line.startsWith(what))) for (const name of names) calls.add(name)

  async function noteForm({ id }: Form) {
    const state = await answerOf('form', { form: id })
    if (state.status !== 'ready') return
    for (const { key, fields } of (state.value as { methods: { key: string; fields: { key: string }[] }[] }).methods)
      for (const field of fields) shown.add(`form/${id} ${key}: ${field.key}`)
  }
}

/** The actions that the pages offer to a player, and the calls that these make. */
const acts: [string, ...string[]][] = [
  ['form/change-password all: verificationCode', 'sendMemberCode'],
  ['form/login mobile: ', 'sendLoginCode'],
  ['form/registration mobile: ', 'registerByMobile'],
  ['form/registration mobile: verificationCode', 'sendRegisterCode'],
  ['form/registration username: ', 'register'],
  ['form/registration username: verificationCode', 'sendRegisterCode'],
  ['login.methods facebook', 'logInSocial'],
  ['login.methods free-play', 'logInFreePlay'],
  ['login.methods one-click', 'logInOneClick'],
  ['page/agent-offer-contract offer', 'offerContract'],
  ['page/contracts contracts', 'acceptContract', 'rejectContract', 'terminateContract'],
  ['page/feedback form', 'sendFeedback'],
  ['page/member-manual-rebate rebates', 'claimManualRebate'],
  ['page/member-mission-leaderboard missions', 'claimMission'],
  ['page/member-reward-center rewards', 'claimReward'],
  ['page/member-vip vip', 'claimVipBonus'],
  ['page/messages list', 'readMessages', 'deleteMessages'],
  ['page/service chat', 'launchChat'],
  ['page/promotions promotions', 'joinPromotion', 'claimPromotion'],
]

/** Links of pages that do not come from menus: a banner's, an announcement's. */
function noteLinks(source: string, value: unknown, shown: Set<string>) {
  if (typeof value !== 'object' || value === null || source === 'menu') return
  const to = !Array.isArray(value) && 'to' in value ? value.to : undefined
  // Another one is the account of a contract
  if (typeof to === 'string' && to.startsWith('/')) shown.add(`${source} to ${to.replace(/\?.*/, '')}`)
  for (const inner of Object.values(value)) noteLinks(source, inner, shown)
}

function at(value: unknown, path: string): Json | undefined {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value) as Json | undefined
}

// A gateway that answers every call of every feature as if all were on, and whose permission names the one that is off

const mock = createMockGateway({ scenario: 'usual' })
const client = createGateway({
  origin: 'http://mock.test',
  fetch: async (input, init) => {
    const response = await mock.answer(new Request(input, init))
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  },
})
const answers = new Map<string, Promise<unknown>>()

function aGateway(off: readonly string[], calls: Set<string>): Gateway {
  return {
    async call(endpoint, params, context) {
      calls.add(endpoint.name)
      const key = JSON.stringify([endpoint.name, params, context.token])
      if (!answers.has(key)) answers.set(key, client.call(endpoint, params, context))
      const value = await answers.get(key)
      return (endpoint.name === 'readPermission' ? without(value as Permission, off) : value) as never // the endpoint's own value
    },
  }
}

function without(permission: Permission, off: readonly string[]): Permission {
  const cut = (modules: readonly Module[]): Module[] =>
    modules.flatMap((module) => (off.includes(module.code) ? [] : [{ ...module, children: module.children && cut(module.children) }]))
  return { ...permission, info: { ...permission.info, whitelabel: cut(permission.info.whitelabel) } }
}
