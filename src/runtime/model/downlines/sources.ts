import { createStore, sample } from 'effector'

import type { Downline, Downlines, RegisterLinks } from '../../../schemas/gateway/agents.ts'
import type { TeamPath } from '../../../schemas/nouns/team-tree.ts'
import { defineSource } from '../../contract/source.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { keyOfAsk as keyOfContracts } from '../contracts/agent-contracts.ts'
import { teamChanged } from '../forms/account-forms.ts'
import { info } from '../funds/withdraw.ts'
import type { RecordAsk } from '../records/record-call.ts'
import { createRecordSource } from '../records/records.ts'
import { wholePage, codeOf, mapState, readyOf } from '../requests/states.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { absent, empty, stateOf, createResource } from '../requests/resource.ts'
import * as contracts from './contracts.ts'
import { downlines, keyOfAsk as keyOfDownlines, pathOf } from './downlines.ts'
import type { DownlineAsk } from './downlines.ts'
import { $offer, accountAsk, offerOf, offerRetried, offerWanted, runAsk, waitAsk } from './offer.ts'
import { keyOfLevel, teamTreeOf } from './team-levels.ts'
import { foundTreeOf } from './team-search.ts'
import { $teamTree, teamTreeRetried, teamTreeWanted } from './team-tree.ts'
import type { TeamQuestion } from './team-tree.ts'
import { $transfer, key, transferOf } from './transfer.ts'

// What we know
const links = createResource<void, RegisterLinks>({
  name: 'registerLinks',
  ask: callOf(listRegisterLinks),
  keyOf: () => 'all',
  session: 'agent',
})

// How it changes: a form has registered somebody, or made a link
sample({ clock: teamChanged, target: [links.refreshedAll, downlines.refreshedAll] })

/** Whether it leads somewhere: an address may be a picture (`url` of gateway.md). */
function isAddress(url: string | undefined): url is string {
  return url !== undefined && !/^data:/i.test(url)
}

const accountOf = ({ to }: { to?: string | undefined }) => codeOf(to)?.trim() ?? ''

export const agentOffer = defineSource(contracts.agentOffer, {
  from: $offer,
  select: (known, args) => {
    const { known: contracts } = known.contracts
    const to = accountOf(args)
    if (to === '' && contracts.gate === 'open') return empty
    const team = stateOf(known.team, keyOfDownlines(accountAsk(to)))
    const running = stateOf(contracts, keyOfContracts(runAsk))
    const waiting = stateOf(contracts, keyOfContracts(waitAsk))
    if (team.status === 'ready' && running.status === 'ready' && waiting.status === 'ready')
      return readyOf(
        offerOf(to, { team: team.value, running: running.value, waiting: waiting.value }, known),
        [team, running, waiting].some(({ refreshing }) => refreshing === true),
      )
    const missing = [team, running, waiting].filter((state) => state.status !== 'ready')
    return missing.find(({ status }) => status === 'absent') ?? missing.find(({ status }) => status === 'failed') ?? missing[0] ?? absent
  },
  wanted: offerWanted.prepend(accountOf),
  retried: offerRetried.prepend(accountOf),
})

const $nothing = createStore({}) // the address says it all

/** Kept, so that the same way is the same object. */
const pathAt = memo((_: object, under: string): TeamPath => ({ path: pathOf(under) }))

export const agentTeamPath = defineSource(contracts.agentTeamPath, {
  from: $nothing,
  select: (known, { under }) => {
    const found = pathAt(known, codeOf(under) ?? '')
    return found.path.length === 0 ? empty : readyOf(found)
  },
})

type Args = { under?: string | undefined; account?: string | undefined; view?: string | undefined }
const questionOf = ({ under, account }: Args): TeamQuestion => ({ path: pathOf(under), sought: codeOf(account)?.trim() ?? '' })

export const agentTeamTree = defineSource(contracts.agentTeamTree, {
  from: $teamTree,
  select: ({ levels, pages, searches, currency }, args) => {
    const { path, sought } = questionOf(args)
    const [way, shown] = [path.join('/'), args.view === 'tree']
    if (sought !== '') return mapState(stateOf(searches, sought), (found) => foundTreeOf(found, sought, way, shown, currency))
    const top = stateOf(levels, keyOfLevel({ parent: '', pageNo: 1 }))
    if (top.status === 'ready' && !top.refreshing && top.value.content.length === 0) return empty
    return mapState(top, () => teamTreeOf(levels.entries, pages, way, shown, currency))
  },
  wanted: teamTreeWanted.prepend(questionOf),
  retried: teamTreeRetried.prepend(questionOf),
})

export const agentTransfer = defineSource(contracts.agentTransfer, {
  from: $transfer,
  select: ({ known, ...local }, args) => {
    const to = codeOf(args.to) ?? ''
    return to === '' && known.gate === 'open' ? empty : mapState(stateOf(known, key), (value) => transferOf(value, to, local))
  },
  wanted: info.wanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})

const askDownlines = callOf(listDownlines)

export const recordsDownlines = createRecordSource(contracts.recordsDownlines, {
  ask: async (asked: RecordAsk) => downlinePageOf(await askDownlines(downlineAskOf(asked)), asked),
  key: 'id',
  sums: [], // balances are not added up
  shared: {
    resource: downlines,
    paramsOf: (asked) => ({ ...downlineAskOf(asked), record: contracts.recordsDownlines.name }),
    keyOf: keyOfDownlines,
    pageOf: downlinePageOf,
  },
  fresh: true, // who is online, and what they have, changes meanwhile
})

/** The call knows a parent and no way down: the last account of the way is the parent. */
function downlineAskOf({ pageNo, pageSize, account, parent, under }: RecordAsk): DownlineAsk {
  const [sought, above] = [codeOf(account)?.trim(), pathOf(under).at(-1) ?? codeOf(parent)]
  return { pageNo, pageSize, ...(sought && { account: sought }), ...(above !== undefined && { parent: above }) }
}

function downlinePageOf({ content, ...page }: Downlines, { under }: RecordAsk) {
  const above = pathOf(under)
  return { ...page, content: content.map((downline) => downlineFieldsOf(downline, above)) }
}

function downlineFieldsOf({ online, nickname, ...fields }: Downline, above: readonly string[]) {
  const { type, teamSize, account } = fields
  return {
    ...fields,
    ...(nickname !== account && { nickname }),
    kind: type === 0 ? 'member' : 'agent', // agents have the numbers of the brand's list
    ...((type !== 0 || teamSize > 0) && { team: 'true' }),
    ...(online === true && { online: 'true' }),
    way: [...above, account].join('/'),
  }
}

const askLinks = callOf(listRegisterLinks)

export const recordsRegisterLinks = createRecordSource(contracts.recordsRegisterLinks, {
  ask: async () => linkPageOf(await askLinks()),
  key: 'linkId',
  isWhole: true,
  isEmpty: () => false, // a link is made above the list
  shared: { resource: links, paramsOf: () => undefined, keyOf: () => 'all', pageOf: linkPageOf },
  fresh: true, // people register meanwhile
})

function linkPageOf({ list }: RegisterLinks) {
  return wholePage(
    list.map(({ registerUrl, ...link }) => ({
      ...link,
      kind: link.type === 0 ? 'member' : 'agent', // agents have the numbers of the brand's list
      ...(isAddress(registerUrl) && { registerUrl }),
    })),
  )
}
