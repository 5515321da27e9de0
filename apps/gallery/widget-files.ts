import { documented } from '../../src/runtime/contract/docs.ts'
import type { DocumentedContract, WidgetDocs } from '../../src/runtime/contract/docs.ts'
import type { Contract, Example, WidgetMigrations } from '../../src/runtime/contract/widget.ts'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { import: 'contract' })
const docs = import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { import: 'docs' })
const migrations = import.meta.glob<WidgetMigrations>('../../src/widgets/*/migrations/index.ts', { import: 'migrations' })
const examples = import.meta.glob<Record<string, Example<any>>>('../../src/widgets/*/examples.ts', { import: 'examples' })

/** What the gallery shows of a chosen widget. */
export type WidgetFiles = {
  contract: DocumentedContract
  /** The steps between its versions: the version that a step leads to, and its name. */
  migrations: readonly { to: number; name: string }[]
  examples: Readonly<Record<string, Example<any>>>
}

/** Loads the files of one widget; rejects when they do not load, or when one is missing. */
export async function filesOf(type: string): Promise<WidgetFiles> {
  const folder = `../../src/widgets/${type}/`
  const [loadContract, loadDocs, loadExamples] = [
    contracts[`${folder}contract.ts`],
    docs[`${folder}docs.ts`],
    examples[`${folder}examples.ts`],
  ]
  if (!loadContract) throw new Error(`src/widgets/${type} has no contract.ts.`)
  if (!loadExamples) throw new Error(`src/widgets/${type} has no examples.ts.`)
  const [contract, words, steps, own] = await Promise.all([
    loadContract(),
    loadDocs?.(),
    migrations[`${folder}migrations/index.ts`]?.(),
    loadExamples(),
  ])
  return {
    contract: documented(contract, words),
    migrations: Object.entries(steps ?? {}).map(([from, { name }]) => ({ to: Number(from) + 1, name })),
    examples: own,
  }
}
