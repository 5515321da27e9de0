import { defineSource } from '../../contract/source.ts'
import { codeOf } from '../requests/states.ts'
import { $pageGame, pageGameOf, pageGameReloaded, pageGameWanted } from './page-game.ts'
import type { PageGame } from './page-game.ts'
import { contract } from './game-seamless.contract.ts'

export const source = defineSource(contract, {
  from: $pageGame,
  select: (known, args) => pageGameOf(known, askedOf(args)),
  wanted: pageGameWanted.prepend(askedOf),
  retried: pageGameReloaded.prepend(() => undefined),
})

type Args = { vendor?: string | undefined; category?: string | undefined; gameCode?: string | undefined; node?: string | undefined }
function askedOf({ vendor, category, gameCode, node }: Args): PageGame {
  return { vendor: codeOf(vendor), category: codeOf(category), gameCode: codeOf(gameCode), node: codeOf(node), lottery: false }
}
