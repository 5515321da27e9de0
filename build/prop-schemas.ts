import { documented } from '../src/runtime/contract/docs.ts'
import type { WidgetDocs } from '../src/runtime/contract/docs.ts'
import type { Contract } from '../src/runtime/contract/widget.ts'

const contracts = import.meta.glob<Contract>('../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const docs = import.meta.glob<WidgetDocs>('../src/widgets/*/docs.ts', { eager: true, import: 'docs' })

/**
 * The props schema of every widget, by widget, with its descriptions: the editor finds a validator by the hash of the schema that it
 * shows.
 */
export const propSchemas: Record<string, Contract['props']> = Object.fromEntries(
  Object.entries(contracts).map(([path, contract]) => [
    contract.type,
    documented(contract, docs[path.replace('contract.ts', 'docs.ts')]).props,
  ]),
)
