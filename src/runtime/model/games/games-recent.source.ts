import { $recentGames, pageOfList, recentGames } from './games.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './games-recent.contract.ts'

export const source = defineSource(contract, {
  from: $recentGames,
  select: (known, args) => pageOfList(known, 'all', args),
  wanted: recentGames.wanted.prepend(() => undefined),
  retried: recentGames.retried.prepend(() => undefined),
})
