import { expect, test } from 'vitest'

import type { Mock } from '../../mocks/mock.ts'
import type { Endpoint } from '../../src/runtime/gateway/endpoint.ts'
import { sourceFiles } from './source-files.ts'

/** Every call of the gateway's contract, by its section. */
const contract: Readonly<Record<string, readonly string[]>> = {
  'section 6': [
    'GET /wps/system/permission',
    'GET /wps/system/whitelabel',
    'GET /wps/system/status',
    'GET /wps/system/setting/register',
    'GET /wps/system/domainRoute',
    'GET /wps/system/helpCenter',
    'GET /wps/system/countries',
    'GET /wps/system/appDownload',
  ],
  'section 7': [
    'POST /wps/session/login',
    'POST /wps/session/login/freeplay',
    'POST /wps/session/login/social',
    'POST /wps/session/login/oneClick',
    'DELETE /wps/session/logout',
    'GET /wps/captcha',
    'GET /wps/verification/slider',
    'POST /wps/verification/sms/noLogin',
    'POST /wps/verification/sms/register',
    'POST /wps/verification/sms/member',
    'POST /wps/verification/ip/code',
    'POST /wps/verification/ip',
    'PUT /wps/member/register',
    'PUT /wps/member/register/mobile',
    'GET /wps/agent/affiliate',
    'POST /wps/member/password',
    'POST /wps/member/password/email',
    'POST /wps/member/password/verification',
  ],
  'section 8': [
    'GET /wps/member/info',
    'GET /wps/member/info/icon',
    'PUT /wps/member/info',
    'GET /wps/member/security',
    'POST /wps/member/security/paymentPassword',
    'POST /wps/member/security/bind',
    'GET /wps/v2/wallets/balance',
    'POST /wps/v2/wallets/balance/refresh',
    'GET /wps/relay/GCS_merchantWallet',
    'POST /wps/relay/GCS_walletTransfer',
    'GET /wps/member/info/funds/consolidated',
    'GET /wps/deposit/channels',
    'POST /wps/deposit',
    'GET /wps/deposit/records',
    'GET /wps/withdraw/info',
    'POST /wps/withdraw',
    'GET /wps/withdraw/records',
    'GET /wps/withdraw/confirmation',
    'POST /wps/withdraw/confirmation/proof',
    'POST /wps/withdraw/confirmation',
    'POST /wps/member/transfer/upline',
    'POST /wps/agent/transfer/downline',
  ],
  'section 9': [
    'GET /wps/relay/ODSFE2_getBetRecord',
    'GET /wps/relay/ODSFE2_getTransactionRecord',
    'GET /wps/relay/ODSFE2_getPersonalProfit',
    'GET /wps/relay/MCSFE_getBonusDetails',
  ],
  'section 10': [
    'GET /lgw/games/game_menus',
    'GET /wps/relay/GCSGAME_gameList',
    'GET /wps/relay/GCSGAME_hotGamesV2',
    'GET /wps/relay/GCSGAME_getVassGameType',
    'GET /wps/relay/GCSGAME_newGameVendor',
    'GET /wps/relay/MCSFE_getFavoriteGames',
    'GET /wps/relay/MCSFE_getFavoriteGamesList',
    'POST /wps/relay/MCSFE_addFavoriteGameV2',
    'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
    'GET /wps/relay/GCS_recentGame',
    'POST /wps/relay/GCS_gameLaunchFB',
    'POST /wps/relay/GCS_gameLaunch',
    'GET /wps/relay/GLS2_roomList',
    'POST /wps/game/launchGame',
    'GET /wps/relay/GCSGAME_hotMatches',
  ],
  'section 11': [
    'GET /lgw/vn/games/game_menu',
    'GET /lgw/vn/games/game_menu/recent',
    'GET /lgw/vn/numeros/opened/game',
    'GET /lotto/lgw/games/opened/numero',
  ],
  'section 12': [
    'GET /wps/relay/MCSFE_getListAnnouncements',
    'POST /wps/relay/MCSFE_joinPromotion',
    'POST /wps/relay/MCSFE_claimPromotion',
    'GET /wps/relay/ODSFE2_getWinnerBoard',
    'GET /wps/relay/CSP_unreadCount',
    'GET /wps/relay/CSP_getMessages',
    'POST /wps/relay/CSP_readMessage',
    'DELETE /wps/relay/CSP_deleteMessage',
    'PUT /wps/feedback',
    'GET /wps/relay/CBS_chatModelList',
    'POST /wps/relay/CBS_chatLaunch',
    'GET /wps/relay/MCSFE_getRaffle',
    'POST /wps/relay/MCSFE_rafflePromotion',
  ],
  'section 13': [
    'GET /wps/relay/MCSFE_getRewardList',
    'POST /wps/relay/MCSFE_claimReward',
    'GET /wps/relay/MCSFE_getReferralInfo',
    'GET /wps/relay/MCSFE_getMissionSummary',
    'GET /wps/relay/MCSFE_getMissionLeaderboard',
    'POST /wps/relay/MCSFE_claimMission',
    'GET /wps/relay/MCSFE_getManualRebate',
    'POST /wps/relay/MCSFE_claimManualRebate',
    'GET /wps/relay/MCSFE_getVipInfo',
    'POST /wps/relay/MCSFE_claimVipBonus',
  ],
  'section 14': [
    'GET /wps/loyalty/points/balance',
    'GET /wps/loyalty/points/reward',
    'GET /wps/loyalty/points/config',
    'GET /wps/loyalty/points/redeemList',
    'POST /wps/loyalty/points/redeem',
    'POST /wps/loyalty/points/convert',
    'GET /wps/loyalty/points/transactionDetail',
    'GET /wps/loyalty/points/redeemRecord',
  ],
  'section 15': [
    'GET /wps/agent/announcement',
    'GET /wps/agent/teamOverview',
    'GET /wps/agent/registerLinks',
    'POST /wps/agent/registerLinks',
    'POST /wps/agent/registerDownline',
    'GET /wps/agent/downlines',
    'GET /wps/agent/teamBetting',
    'GET /wps/agent/userLoss',
    'GET /wps/agent/revenueReport',
    'GET /wps/agent/downlineTransactions',
    'GET /wps/relay/SAL_dividendProcess',
    'POST /wps/relay/SAL_dividendProcess',
    'GET /wps/relay/SAL_dailySalary',
    'POST /wps/relay/SAL_dailySalary',
    'GET /wps/relay/SAL_hourSalary',
    'POST /wps/relay/SAL_hourSalary',
    'GET /wps/relay/SAL_realtimeSalary',
    'POST /wps/relay/SAL_realtimeSalary',
    'GET /wps/agent/contracts',
    'POST /wps/agent/contracts',
    'POST /wps/agent/contracts/accept',
    'POST /wps/agent/contracts/reject',
    'POST /wps/agent/contracts/terminate',
  ],
  'section 17': [
    'GET /wps/member/protection',
    'POST /wps/member/protection/limit',
    'POST /wps/member/protection/realityCheck',
    'POST /wps/member/protection/exclusion',
    'GET /wps/member/protection/session',
  ],
}
const calls = Object.values(contract).flat()

const modules = import.meta.glob<Record<string, Endpoint<any, any, any>>>('../../src/runtime/gateway/endpoints/*/*.ts', { eager: true })
const mocks = import.meta.glob<{ handler: Mock }>('../../mocks/handlers/*/*.ts', { eager: true })
const texts = sourceFiles(['src/runtime/gateway/endpoints'], /(?<!\.test)\.ts$/)
const model = sourceFiles(['src/runtime/model'], /(?<!\.test)\.ts$/)
const callOf = ({ method, path }: Endpoint<any, any, any>) => `${method} ${path}`
const described = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports).map((endpoint) => ({ file: file.split('/').slice(-2).join('/'), endpoint })),
)

test.each(calls)('%s has a description, a mock that answers by it, and a topic of the model that asks it', (call) => {
  const found = described.filter(({ endpoint }) => callOf(endpoint) === call)
  expect(found.map(({ endpoint }) => callOf(endpoint))).toEqual([call])
  for (const { file, endpoint } of found) {
    expect(mocks[`../../mocks/handlers/${file}`]?.handler.endpoint).toBe(endpoint)
    const users = model.filter(({ text }) =>
      new RegExp(String.raw`import \{[^}]*\b${endpoint.name}\b[^}]*\} from '[./]+gateway/`).test(text),
    )
    expect({ call, isUsed: users.length > 0 }).toEqual({ call, isUsed: true })
  }
})

test('every description that names a section of the contract is a call of it, and there is no other; each has a mock', () => {
  const named = new Set(
    texts.flatMap(({ path, text }) => (/ Source {2}gateway\.md, section/.test(text) ? [path.split('/').slice(-2).join('/')] : [])),
  )
  const ofContract = described.filter(({ file }) => named.has(file))

  expect(calls.length).toBe(130)
  expect(ofContract.map(({ endpoint }) => callOf(endpoint)).toSorted()).toEqual(calls.toSorted())
  expect(
    Object.values(mocks)
      .map(({ handler }) => callOf(handler.endpoint))
      .toSorted(),
  ).toEqual(described.map(({ endpoint }) => callOf(endpoint)).toSorted())
})
