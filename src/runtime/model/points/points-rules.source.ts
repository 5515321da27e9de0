import { combine } from 'effector'

import type { PointsConfig } from '../../../schemas/gateway/points.ts'
import type { PointsRules } from '../../../schemas/nouns/points.ts'
import { defineSource } from '../../contract/source.ts'
import { memo } from '../requests/memo.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $symbol } from '../wallet/balance.ts'
import { contract } from './points-rules.contract.ts'
import { config, key } from './points.ts'

const rulesOf = memo(({ pointsRatio, minPoints, maxPoints, rules, description }: PointsConfig, currency: string): PointsRules => ({
  currency,
  ratio: pointsRatio,
  min: String(Math.max(0, minPoints)),
  max: String(Math.max(0, maxPoints)),
  rules: [...new Map(rules.map(({ type, units, points }) => [type, { key: type, units, points }])).values()],
  ...(description && { html: description }),
}))

export const source = defineSource(contract, {
  from: combine({ known: config.known, symbol: $symbol }),
  select: ({ known, symbol }) => {
    const found = mapState(stateOf(known, key), (value) => rulesOf(value, symbol))
    return found.status === 'ready' && found.value.rules.length === 0 && !found.value.html ? empty : found
  },
  wanted: config.wanted.prepend(() => undefined),
  retried: config.retried.prepend(() => undefined),
})
