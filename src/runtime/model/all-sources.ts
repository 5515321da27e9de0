import type { SourceContract, SourceContracts } from '../contract/source.ts'

const files = import.meta.glob<Readonly<Record<string, SourceContract>>>('./*/contracts.ts', { eager: true })

/** Every source as it is declared, for whoever checks documents: none of the model comes with it. A portal reads those of topics.ts. */
export const allSources: SourceContracts = new Map(
  Object.values(files).flatMap((contracts) => Object.values(contracts).map((contract) => [contract.name, contract] as const)),
)
