import { createStore } from 'effector'

import type { TeamPath } from '../../../schemas/nouns/team-tree.ts'
import { defineSource } from '../../contract/source.ts'
import { memo } from '../requests/memo.ts'
import { empty } from '../requests/resource.ts'
import { codeOf, readyOf } from '../requests/states.ts'
import { contract } from './agent-team-path.contract.ts'
import { pathOf } from './downlines.ts'

const $nothing = createStore({}) // the address says it all

/** Kept, so that the same way is the same object. */
const pathAt = memo((_: object, under: string): TeamPath => ({ path: pathOf(under) }))

export const source = defineSource(contract, {
  from: $nothing,
  select: (known, { under }) => {
    const way = pathAt(known, codeOf(under) ?? '')
    return way.path.length === 0 ? empty : readyOf(way)
  },
})
