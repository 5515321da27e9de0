import { $menuContext, menuOf, menuWanted } from './menu.ts'
import { absent, empty, loading } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './menu.contract.ts'

export const source = defineSource(contract, {
  from: $menuContext,
  select(context, { id }) {
    const entries = menuOf(context, id)
    if (entries === 'loading') return loading
    return entries === 'absent' ? absent : entries.length ? readyOf(entries) : empty
  },
  wanted: menuWanted,
})
