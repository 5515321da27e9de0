import { keyOfAsk } from '../contracts/contracts.ts'
import { defineSource } from '../../contract/source.ts'
import { absent, empty, stateOf } from '../requests/resource.ts'
import { codeOf, readyOf } from '../requests/states.ts'
import { contract } from './agent-offer.contract.ts'
import { keyOfAsk as keyOfTeam } from './downlines.ts'
import { $offer, accountAsk, offerOf, offerRetried, offerWanted, runAsk, waitAsk } from './offer.ts'

const accountOf = ({ to }: { to?: string | undefined }) => codeOf(to)?.trim() ?? ''

export const source = defineSource(contract, {
  from: $offer,
  select: (known, args) => {
    const { known: contracts } = known.contracts
    const to = accountOf(args)
    if (to === '' && contracts.gate === 'open') return empty
    const team = stateOf(known.team, keyOfTeam(accountAsk(to)))
    const running = stateOf(contracts, keyOfAsk(runAsk))
    const waiting = stateOf(contracts, keyOfAsk(waitAsk))
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
