import { $hotGames, hotGames, pageOfList } from './games.ts'
import { defineSource } from '../../contract/source.ts'
import { codeOf } from '../requests/states.ts'
import { contract } from './games-hot.contract.ts'

export const source = defineSource(contract, {
  from: $hotGames,
  select: (known, { vendor, ...args }) => pageOfList(known, codeOf(vendor) ?? '', args, known.sizes.hot),
  wanted: hotGames.wanted.prepend(vendorOf),
  retried: hotGames.retried.prepend(vendorOf),
})

function vendorOf({ vendor }: { vendor?: string | undefined }): { vassalage?: string } {
  const code = codeOf(vendor)
  return code === undefined ? {} : { vassalage: code }
}
