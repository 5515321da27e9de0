import { $sideMenuOpen } from './side-menu.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './side-menu.contract.ts'

export const source = defineSource(contract, {
  from: $sideMenuOpen.map((open) => ({ open })),
  select: (state) => readyOf(state),
})
