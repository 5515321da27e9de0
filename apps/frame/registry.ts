import { createCheckRegistry } from '../../src/runtime/contract/registry.ts'
import type { Contract, WidgetMigrations } from '../../src/runtime/contract/widget.ts'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const migrations = import.meta.glob<WidgetMigrations>('../../src/widgets/*/migrations/index.ts', { eager: true, import: 'migrations' })
const docs = import.meta.glob<{ title: string }>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' })

/** Every contract with all it declares, to check drafts against. What draws is the portal's. */
export const registry = createCheckRegistry(contracts, migrations)

/** What operators call a widget; one that is not known is called by its type. */
export function widgetTitle(type: string): string {
  return docs[`../../src/widgets/${type}/docs.ts`]?.title ?? type
}
