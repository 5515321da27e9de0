import { widgetsOf } from '../../src/runtime/contract/registry.ts'
import type { Contract } from '../../src/runtime/contract/widget.ts'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const views = import.meta.glob('../../src/widgets/*/view.tsx')

/** All widgets. Those of registry.ts and entry-widgets.ts are here again, without costing anything: their code has come before. */
export const widgets = widgetsOf(contracts, views)
