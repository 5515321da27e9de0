import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { readAnswer } from '../src/runtime/gateway/answer.ts'
import type { Endpoint } from '../src/runtime/gateway/endpoint.ts'
import { drawnPng } from '../tests/support/pictures/picture-files.ts'
import { enc, requestFor } from './mock-api.testing.ts'
import { createMockApi, mocks } from './mock-api.ts'
import { scenarios } from './scenarios.ts'
import { transactionPassword } from './state/personas.ts'

const origin = 'http://mock.test'
const now = () => Date.UTC(2026, 0, 15)
const described = Object.values(
  import.meta.glob<Record<string, Endpoint>>('../src/runtime/gateway/endpoints/*/*.ts', { eager: true }),
).flatMap((module) => Object.values(module))

const someGame = String(
  createMockApi({ now })
    .state()
    .games.find((game) => game.title === 'Book of Tides')?.nodeId,
)

const recordRange = { startTime: '2026-01-01T00:00:00+08:00', endTime: '2026-01-15T23:59:59+08:00', pageNo: 1, pageSize: 20 }

/** Good parameters for every call that takes some but a range of time; walked below. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  listContracts: { pageNo: 1, pageSize: 10 },
  listAgentAnnouncements: { pageNo: 1, pageSize: 100 },
  acceptContract: { contractId: 'c-dividend' },
  rejectContract: { contractId: 'c-hourly' },
  terminateContract: { contractId: 'c-realtime' },
  listLotteryGames: { prizeMode: 'LOTT' },
  listRecentLottery: { prizeMode: 'LOTT' },
  addFavourite: { nodeId: someGame, vendor: 'PT', gameType: 'RNG' },
  removeFavourite: { nodeId: someGame },
  listGames: { gameType: 'RNG', pageNo: 1, pageSize: 24 },
  listFavouriteIds: { pageNo: 1 },
  listFavouriteGames: { pageNo: 1 },
  listAnnouncements: { types: 'B,PL,PU,PR,H' },
  launchGame: { vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY', backUrl: '/' },
  launchForPlatform: { platform: 'html5', vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY', backUrl: '/' },
  launchLobby: { vassalage: 'KY', gameCode: 'KY_ROOM_1', backUrl: '/' },
  logInFreePlay: { os: 'Linux', platform: 'W', random: enc('a text of thirty-two letters ...') },
  logInSocial: { firebaseChannel: 'facebook', firebaseIdToken: 'id-member' },
  sendLoginCode: { mobileNum: '0812345001', countryDialingCode: '66', purpose: 'LOGIN' },
  sendRegisterCode: { mobileNum: '0811111111', countryDialingCode: '66' },
  sendMemberCode: { purpose: 'BIND_MOBILE', mobileNum: '0822222222', countryDialingCode: '66' },
  register: {
    username: enc('walker'),
    password: enc('Passw0rd1'),
    confirmPassword: enc('Passw0rd1'),
    domain: 'foyer.example.test',
    registerUrl: 'https://foyer.example.test/register',
    registerMethod: 'WEB',
    login: true,
  },
  checkAffiliate: { affiliateCode: 'FOYER1' },
  resetPasswordByEmail: { username: 'member', email: 'member@example.test' },
  joinPromotion: { id: 'p-lanterns' },
  claimPromotion: { id: 'p-rescue' },
  playRaffle: { promotionId: 'raffle-wheel' },
  listMessages: { pageNo: 1, pageSize: 10 },
  readMessages: { ids: [] },
  deleteMessages: { ids: 'member-1' },
  processDividend: { recordId: 'dividend-0-1' },
  payDailySalary: { recordId: 'daily-0-0' },
  payHourSalary: { recordId: 'hourly-0-0' },
  payRealtimeSalary: { recordId: 'realtime-0-0' },
  listRedeemItems: { pageNo: 1, pageSize: 10 },
  redeemPoints: { itemId: 'prize-wheel', quantity: 1, paymentPassword: enc(transactionPassword) },
  convertPoints: { points: 500, paymentPassword: enc(transactionPassword) },
  listRewards: { pageNo: 1, pageSize: 10 },
  claimReward: { id: 'member-reward-1' },
  readReferral: { pageNo: 1, pageSize: 10 },
  claimMission: { missionId: 'mission-1' },
  claimManualRebate: { ids: [] },
  setLimit: { kind: 'LOSS', period: 'WEEK', amount: 300 },
  setRealityCheck: { minutes: 30 },
  transferWallets: { fromWallet: 'MAIN', toWallet: 'PG', amount: 12.5 },
  makeDeposit: { channelId: 'bank-1', amount: 200, fields: { payerName: 'Maya Lin' } },
  listDepositRecords: { startTime: '2025-12-01T00:00:00+08:00', endTime: '2026-01-15T23:59:59+08:00', pageNo: 1, pageSize: 10 },
  listWithdrawals: { startTime: '2025-12-01T00:00:00+08:00', endTime: '2026-01-15T23:59:59+08:00', pageNo: 1, pageSize: 10 },
  withdraw: { accountId: 'member-bank-1', amount: 50, paymentPassword: enc(transactionPassword) },
  uploadProof: { file: new File([drawnPng], 'proof.png', { type: 'image/png' }) },
  sendFeedback: {
    questionType: 'GAME',
    content: 'The fish swim backwards',
    images: [new File([drawnPng], 'fish.png', { type: 'image/png' })],
  },
  launchChat: { modelId: 'general' },
  confirmWithdrawal: { referenceNo: 'W-member-2', result: 'RECEIVED' },
  registerDownline: { username: enc('walkerBelow'), password: enc('Passw0rd1'), type: 41, rate: 0.05 },
  createRegisterLink: { type: 0, rate: 0.01 },
  listDownlines: { pageNo: 1, pageSize: 20 },
  transferToDownline: { account: 'lin_team', amount: 20, paymentPassword: enc(transactionPassword) },
  offerContract: { account: 'lin_team', contractType: 'DAILY', periodType: 'Weekly', terms: [{ betAmount: 1000, rate: 0.01 }] },
  transferToUpline: { amount: 20, paymentPassword: enc(transactionPassword) },
  updateProfile: { occupation: 'Painter' },
  setTransactionPassword: {
    oldPassword: enc(transactionPassword),
    newPassword: enc(transactionPassword),
    confirmNewPassword: enc(transactionPassword),
  },
  bindAccount: {
    kind: 'BANK_ACCOUNT',
    bankName: 'Harbour Bank',
    accountNo: enc('123456789'),
    payeeName: 'Maya Lin',
    paymentPassword: enc(transactionPassword),
  },
}
/** Calls whose good parameters come from separate tests: they depend on other calls, or end a state that the rest needs. */
const elsewhere: readonly string[] = [
  'logIn',
  'logInOneClick',
  'sendIpCode',
  'verifyIp',
  'registerByMobile',
  'changePassword',
  'resetPasswordByPhone',
  'excludeMe',
  'claimVipBonus',
]
/** What a mock may refuse in one scenario or another; the second of two equal requests is refused as well. */
const refusals: readonly string[] = [
  'MAINTENANCE',
  'POINTS_INSUFFICIENT',
  'REGION_RESTRICTED',
  'FUNCTION_DISABLED',
  'DOWNLINE_NOT_FOUND',
  'GAME_NOT_FOUND',
  'RECORD_NOT_FOUND',
  'STATE_CONFLICT',
  'TICKETS_INSUFFICIENT',
  'TOO_MANY_REQUESTS',
  'USERNAME_TAKEN',
]

/** A record is asked for a page of days. */
function sampleOf({ name, query }: Endpoint): Readonly<Record<string, unknown>> | undefined {
  if (Object.hasOwn(samples, name)) return samples[name]
  const takes = query && 'shape' in query ? Object.keys(query.shape as object) : []
  return takes.includes('startTime') && takes.includes('endTime') ? recordRange : undefined
}

function requestTo(endpoint: Endpoint, params: Readonly<Record<string, unknown>> = {}, token?: string, language = 'EN'): Request {
  const request = requestFor(endpoint, params, undefined, language)
  if (token) request.headers.set('Authorization', `Bearer ${token}`) // also where the client would send none
  return request
}

async function ask(
  api: ReturnType<typeof createMockApi>,
  request: Request,
): Promise<{ status: number; body: { success: boolean; value?: unknown; errorCode?: string } }> {
  const response = await api.answer(request)
  if (!response) throw new Error(`nobody answers ${request.url}`)
  return { status: response.status, body: await response.json() }
}

function endpointNamed(name: string): Endpoint {
  const found = mocks.find((mock) => mock.endpoint.name === name)
  if (!found) throw new Error(`no mock of ${name}`)
  return found.endpoint
}

test('every endpoint that the client describes has a mock', () => {
  const mocked = mocks.map((mock) => `${mock.endpoint.method} ${mock.endpoint.path}`)
  expect(described.map((endpoint) => `${endpoint.method} ${endpoint.path}`).filter((call) => !mocked.includes(call))).toEqual([])
})

describe.each(scenarios)('in the scenario %s', (scenario) => {
  test.each(mocks.filter((mock) => !elsewhere.includes(mock.endpoint.name)).map((mock) => [mock.endpoint.name, mock.endpoint] as const))(
    '%s answers what its reader can read',
    async (_, endpoint) => {
      const api = createMockApi({ scenario, now })
      for (const language of ['EN', 'AR']) {
        const { body } = await ask(
          api,
          requestTo(
            endpoint,
            sampleOf(endpoint),
            endpoint.token === 'no' ? undefined : endpoint.token === 'agent' ? 'mock-agent' : 'mock-member',
            language,
          ),
        )
        if (body.success) expect(z.safeParse(endpoint.value, body.value).error?.issues).toBeUndefined()
        else expect(refusals).toContain(body.errorCode)
      }
    },
  )
})

test('in the usual scenario every call succeeds', async () => {
  const api = createMockApi({ now })
  const failed: string[] = []
  for (const { endpoint } of mocks.filter((mock) => !elsewhere.includes(mock.endpoint.name))) {
    const { body } = await ask(api, requestTo(endpoint, sampleOf(endpoint), endpoint.token === 'agent' ? 'mock-agent' : 'mock-member'))
    if (!body.success) failed.push(`${endpoint.name}: ${body.errorCode}`)
  }
  expect(failed).toEqual([])
})

test('no id of any call loses a digit, whichever number the gateway sends', async () => {
  const api = createMockApi({ now })
  const lost: string[] = []
  let ids = 0
  for (const { endpoint } of mocks.filter((mock) => !elsewhere.includes(mock.endpoint.name))) {
    const reply = await api.answer(requestTo(endpoint, sampleOf(endpoint), endpoint.token === 'agent' ? 'mock-agent' : 'mock-member'))
    const sent: [name: string, digits: string][] = []
    const text = ((await reply?.text()) ?? '').replaceAll(/"(id|\w+Id|numero|\w+No)":(?:"[^"]*"|\d+)/g, (_, name: string) => {
      const digits = String(2n ** 63n - 1n - BigInt(sent.length)) // its neighbours are one and the same number to JavaScript
      sent.push([name, digits])
      return `"${name}":${digits}`
    })
    const known = JSON.stringify(readAnswer(endpoint, { status: 200, retryAfter: null, text }, now()))
    for (const [name, digits] of sent) if (!known.includes(`"${digits}"`)) lost.push(`${endpoint.name}: ${name}`)
    ids += sent.length
  }
  expect(lost).toEqual([])
  expect(ids).toBeGreaterThan(100)
})

describe('sessions', () => {
  const readMember = endpointNamed('readMember')
  const recent = endpointNamed('listRecentGames')
  test('a call that needs one answers 401 without a token and with an unknown one', async () => {
    const api = createMockApi({ now })
    expect(await ask(api, requestTo(readMember))).toMatchObject({ status: 401, body: { success: false, errorCode: 'TOKEN_MISSING' } })
    expect(await ask(api, requestTo(readMember, {}, 'mock-expired'))).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_EXPIRED' } })
  })
  test('a trial session reads its member info but no real account’s list', async () => {
    const api = createMockApi({ now })
    expect(await ask(api, requestTo(readMember, {}, 'mock-trial'))).toMatchObject({
      status: 200,
      body: { success: true, value: { type: 4 } },
    })
    expect(await ask(api, requestTo(recent, {}, 'mock-trial'))).toMatchObject({ status: 200, body: { errorCode: 'TRIAL_NOT_ALLOWED' } })
  })
  test('a bad token counts as none where a token is optional', async () => {
    const api = createMockApi({ now })
    expect(await ask(api, requestTo(endpointNamed('readPermission'), {}, 'nobody'))).toMatchObject({
      status: 200,
      body: { success: true },
    })
  })
  test('favourites are kept per account: added once, removed, gone', async () => {
    const api = createMockApi({ now })
    const ids = async (token: string) =>
      z
        .parse(
          z.object({ value: z.object({ content: z.array(z.object({ nodeId: z.string() })) }) }),
          (await ask(api, requestTo(endpointNamed('listFavouriteIds'), { pageNo: 1 }, token))).body,
        )
        .value.content.map((one) => one.nodeId)
    const before = await ids('mock-member')
    const nodeId = String(api.state().games[500]?.nodeId)
    for (let i = 0; i < 2; i++)
      await ask(api, requestTo(endpointNamed('addFavourite'), { nodeId, vendor: 'PG', gameType: 'RNG' }, 'mock-member'))
    expect(await ids('mock-member')).toEqual([nodeId, ...before])
    expect(await ids('mock-vip')).toEqual(before)
    await ask(api, requestTo(endpointNamed('removeFavourite'), { nodeId }, 'mock-member'))
    expect(await ids('mock-member')).toEqual(before)
    expect(
      await ask(api, requestTo(endpointNamed('addFavourite'), { nodeId: '1', vendor: 'PG', gameType: 'RNG' }, 'mock-member')),
    ).toMatchObject({ body: { errorCode: 'GAME_NOT_FOUND' } })
  })
})

describe('transport', () => {
  const listGames = endpointNamed('listGames')
  test('an unknown path is NOT_FOUND, a wrong method METHOD_NOT_ALLOWED, any other address has no answer', async () => {
    const api = createMockApi({ now })
    expect(await ask(api, new Request(`${origin}/wps/nothing/here`))).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } })
    expect(await ask(api, new Request(`${origin}${listGames.path}`, { method: 'POST', body: '{}' }))).toMatchObject({
      status: 405,
      body: { errorCode: 'METHOD_NOT_ALLOWED' },
    })
    expect(await api.answer(new Request(`${origin}/elsewhere`))).toBeUndefined()
  })
  test('a missing or ill-formed parameter is named', async () => {
    const api = createMockApi({ now })
    expect(await ask(api, requestTo(listGames, { gameType: 'RNG', pageSize: 24 }))).toMatchObject({
      body: { errorCode: 'PARAM_INVALID', value: { field: 'pageNo' } },
    })
    expect(await ask(api, requestTo(listGames, { gameType: 'RNG', pageNo: 'one', pageSize: 24 }))).toMatchObject({
      body: { errorCode: 'PARAM_INVALID', value: { field: 'pageNo' } },
    })
    expect(await ask(api, new Request(`${origin}${listGames.path}?gameType=RNG&pageNo=1&pageSize=24`))).toMatchObject({
      body: { errorCode: 'PARAM_INVALID' },
    })
  })
  test('games are paged; a page past the end is empty; an unknown vendor has none', async () => {
    const api = createMockApi({ now })
    const total = api.state().games.filter((game) => game.gameType === 'RNG').length
    expect(await ask(api, requestTo(listGames, { gameType: 'RNG', pageNo: 2, pageSize: 24 }))).toMatchObject({
      body: { value: { pageNum: 2, totalPages: Math.ceil(total / 24), totalCount: total } },
    })
    expect(await ask(api, requestTo(listGames, { gameType: 'RNG', pageNo: 9_999, pageSize: 24 }))).toMatchObject({
      body: { value: { games: [] } },
    })
    expect(await ask(api, requestTo(listGames, { gameType: 'RNG', pageNo: 1, pageSize: 24, vassalage: 'NOBODY' }))).toMatchObject({
      body: { value: { games: [], totalPages: 0, totalCount: 0 } },
    })
  })
  test('maintenance leaves permission and status open and refuses the rest with 503', async () => {
    const api = createMockApi({ scenario: 'maintenance', now })
    expect(await ask(api, requestTo(endpointNamed('readPermission')))).toMatchObject({
      status: 200,
      body: { value: { maintenance: true } },
    })
    expect(await ask(api, requestTo(endpointNamed('readSystemStatus')))).toMatchObject({ status: 200, body: { value: { status: 1 } } })
    expect(await ask(api, requestTo(endpointNamed('listGameMenus')))).toMatchObject({ status: 503, body: { errorCode: 'MAINTENANCE' } })
  })
  test('texts come in the language asked for, pictures mirrored for languages from right to left', async () => {
    const api = createMockApi({ now })
    const first = async (language: string) =>
      z.parse(
        z.object({ value: z.object({ banners: z.array(z.object({ url: z.string(), title: z.optional(z.string()) })) }) }),
        (await ask(api, requestTo(endpointNamed('listAnnouncements'), { types: 'B', groupName: 'w_home' }, undefined, language))).body,
      ).value.banners[0]
    expect({ EN: await first('EN'), AR: await first('AR'), TH: await first('TH'), UR: await first('UR') }).toEqual({
      EN: { url: '/img/scene/home-lanterns.svg', title: 'Nine nights, one very lucky koi' },
      AR: { url: '/img/scene/home-lanterns-rtl.svg', title: 'تسع ليالٍ وسمكة محظوظة واحدة' },
      TH: { url: '/img/scene/home-lanterns.svg', title: 'Nine nights, one very lucky koi' },
      UR: { url: '/img/scene/home-lanterns-rtl.svg', title: 'Nine nights, one very lucky koi' },
    })
  })
})
