import type { Contract } from '../src/runtime/contract/widget.ts'

const contracts = import.meta.glob<Contract>('../src/widgets/*/contract.ts', { eager: true, import: 'contract' })

/** What every widget says of its props, by widget: draft-07 as data. */
export const propSchemas: Record<string, Contract['props']> = Object.fromEntries(
  Object.values(contracts).map(({ type, props }) => [type, props]),
)
