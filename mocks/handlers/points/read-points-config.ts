import { readPointsConfig } from '../../../src/runtime/gateway/endpoints/points/read-points-config.ts'
import { mock } from '../../mock.ts'
import { rules, rulesText, settings } from '../../state/points.ts'
import { textIn } from '../../state/text.ts'

export const handler = mock(
  readPointsConfig,
  ({ state, language }) => {
    const isEmpty = state.choice.scenario === 'empty'
    return { ...settings, rules: isEmpty ? [] : [...rules], description: isEmpty ? undefined : textIn(rulesText, language) }
  },
  { feature: 'POINTMALL3' },
)
