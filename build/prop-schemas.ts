import { withoutDocs } from '../src/runtime/contract/docs.ts'
import type { Contract } from '../src/runtime/contract/widget.ts'

const contracts = import.meta.glob<Contract>('../src/widgets/*/contract.ts', { eager: true, import: 'contract' })

/** The props schema of every widget, by widget, without docs: the editor finds a validator by the hash of a schema in any language. */
export const propSchemas: Record<string, Contract['props']> = Object.fromEntries(
  Object.values(contracts).map(({ type, props }) => [type, withoutDocs(props)]),
)
