import type { SourceContract, SourceContracts } from '../contract/source.ts'

const files = import.meta.glob<SourceContract>('./*/*.contract.ts', { eager: true, import: 'contract' })

/** Every source as it is declared, for whoever checks documents: none of the model comes with it. A portal reads those of topics.ts. */
export const allSources: SourceContracts = new Map(Object.values(files).map((contract) => [contract.name, contract]))
