import { describe, expect, test } from 'vitest'

import type { Role } from '../../../schemas/facts.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import { decideLaunch } from './launch-decision.ts'
import type { LaunchDecision } from './launch-decision.ts'

const roles: readonly (Role | null)[] = ['guest', 'trial', 'member', 'agent', null]
const wait: LaunchDecision = { kind: 'wait' }
const login: LaunchDecision = { kind: 'login' }
const needTrueAccount: LaunchDecision = { kind: 'need-true-account' }

/** What a start comes to for guest, trial, member, agent, and while it is not known who is here. */
const start = (real: LaunchDecision): LaunchDecision[] => [login, needTrueAccount, real, real, wait]
/** What is open to everybody. */
const open = (decision: LaunchDecision): LaunchDecision[] => roles.map(() => decision)
const go = (to: string): LaunchDecision => ({ kind: 'go', to })
const list: LaunchDecision = { kind: 'list' }
const byGame: LaunchDecision = { kind: 'start', by: 'game' }
const byLobby: LaunchDecision = { kind: 'start', by: 'lobby' }

type Row = [sentence: string, target: LaunchTarget, inPage: LaunchDecision[], inNavigation: LaunchDecision[]]
const table: Row[] = [
  // The specification's sentences
  [
    'vassalage TCG_LOTTO_VN goes to /vnLottery with gameCode',
    { vendor: 'TCG_LOTTO_VN', category: 'LOTT', gameCode: 'VN_1' },
    start(go('/vnLottery?gameCode=VN_1')),
    start(go('/vnLottery?gameCode=VN_1')),
  ],
  [
    'vassalage TCG_SEA goes to /seaLottery with gameCode',
    { vendor: 'TCG_SEA', category: 'ELOTT', gameCode: 'SEA_TH' },
    start(go('/seaLottery?gameCode=SEA_TH')),
    start(go('/seaLottery?gameCode=SEA_TH')),
  ],
  [
    'vassalage LOTT goes to /lottery with gameCode',
    { vendor: 'LOTT', category: 'LOTT', gameCode: 'SSC' },
    start(go('/lottery?gameCode=SSC')),
    start(go('/lottery?gameCode=SSC')),
  ],
  [
    'vassalage ELOTT goes to /lottery with gameCode',
    { vendor: 'ELOTT', category: 'ELOTT', gameCode: 'A&B' },
    start(go('/lottery?gameCode=A%26B')),
    start(go('/lottery?gameCode=A%26B')),
  ],
  [
    'isGame VASSALAGE opens a popup game list',
    { vendor: 'PP', category: 'LIVE', gameCode: 'PP_LOBBY', opens: 'list' },
    open(list),
    open(list),
  ],
  [
    'launching an RNG vendor from navigation goes to /rng with vassalage',
    { vendor: 'PG', category: 'RNG', opens: 'list' },
    open(list),
    open(go('/rng?vassalage=PG')),
  ],
  [
    'otherwise the game starts via the launch call',
    { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY', opens: 'game' },
    start(byGame),
    start(byGame),
  ],
  [
    'PVP starts by launchGame, after its rooms',
    { vendor: 'KY', category: 'PVP', nodeId: '31', gameCode: 'KY_31' },
    start({ kind: 'rooms' }),
    start({ kind: 'rooms' }),
  ],
  [
    'a PVP room starts by launchGame',
    { vendor: 'KY', category: 'PVP', nodeId: '31', gameCode: 'KY_31', roomId: '9000' },
    start(byLobby),
    start(byLobby),
  ],

  // What the sentences leave open
  [
    'a game of slots starts, also from navigation',
    { vendor: 'PG', category: 'RNG', nodeId: '12', gameCode: 'PG_12' },
    start(byGame),
    start(byGame),
  ],
  [
    'a class of slots is listed with the slots',
    { vendor: 'A&B', category: 'JP', opens: 'list' },
    open(list),
    open(go('/rng?vassalage=A%26B&class=JP')),
  ],
  [
    'an RNG card that starts does so in a page',
    { vendor: 'PG', category: 'RNG', gameCode: 'PG_LOBBY', opens: 'game' },
    start(byGame),
    open(go('/rng?vassalage=PG')),
  ],
  ['a PVP vendor that is a list shows its games', { vendor: 'KY', category: 'PVP', opens: 'list' }, open(list), open(list)],
  ['a PVP game without a code starts by its node', { vendor: 'KY', category: 'PVP', nodeId: '31' }, start(byGame), start(byGame)],
  ['a vendor with neither game nor code is listed', { vendor: 'JL', category: 'FISH' }, open(list), open(list)],
  [
    'a lottery vendor that says VASSALAGE is still a lottery',
    { vendor: 'TCG_SEA', category: 'ELOTT', opens: 'list' },
    start(go('/seaLottery')),
    start(go('/seaLottery')),
  ],
  [
    'a game of a lottery vendor is played on its page',
    { vendor: 'LOTT', category: 'LOTT', nodeId: '7', gameCode: 'SSC' },
    start(go('/lottery?gameCode=SSC')),
    start(go('/lottery?gameCode=SSC')),
  ],
  ['an unknown vendor of LOTT starts', { vendor: 'NEW', category: 'LOTT', gameCode: 'N_1' }, start(byGame), start(byGame)],
  ['a category nobody knows starts', { vendor: 'QQQ', category: 'MYSTERY', nodeId: '1' }, start(byGame), start(byGame)],
  [
    'a vendor named like a property of objects is no lottery',
    { vendor: 'constructor', category: 'RNG', nodeId: '1' },
    start(byGame),
    start(byGame),
  ],
]

describe.each(table)('%s', (_, target, inPage, inNavigation) => {
  test.each(roles.map((role, index) => [role ?? 'not known', role, inPage[index], inNavigation[index]] as const))(
    '%s',
    (_name, role, page, navigation) => {
      expect([decideLaunch(target, { role, navigation: false }), decideLaunch(target, { role, navigation: true })]).toEqual([
        page,
        navigation,
      ])
    },
  )
})
