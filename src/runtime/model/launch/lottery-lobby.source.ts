import { defineSource } from '../../contract/source.ts'
import { codeOf } from '../requests/states.ts'
import { $pageGame, pageGameOf, pageGameReloaded, pageGameWanted } from './page-game.ts'
import type { PageGame } from './page-game.ts'
import { contract } from './lottery-lobby.contract.ts'

export const source = defineSource(contract, {
  from: $pageGame,
  select: (known, args) => pageGameOf(known, askedOf(args)),
  wanted: pageGameWanted.prepend(askedOf),
  retried: pageGameReloaded.prepend(() => undefined),
})

type Args = { vendor: string; gameCode?: string | undefined; prizeMode?: string | undefined }

function askedOf({ vendor, gameCode, prizeMode }: Args): PageGame {
  return { vendor, gameCode: codeOf(gameCode), prizeMode: codeOf(prizeMode), lottery: true }
}
