import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Sources } from '../../src/runtime/contract/source.ts'
import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import type { Contract, Widget, WidgetMigrations } from '../../src/runtime/contract/widget.ts'

const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const migrations = import.meta.glob<WidgetMigrations>('../../src/widgets/*/migrations/index.ts', { eager: true, import: 'migrations' })

/** What widgets promise, without their views: the server and the command line check documents and draw nothing. */
export function contractRegistry(): Registry {
  return createRegistry(
    Object.entries(contracts).map(([path, contract]): Widget => {
      const own = migrations[path.replace(/contract\.ts$/, 'migrations/index.ts')]
      return {
        contract,
        load: () => Promise.reject(new Error(`The view of "${contract.type}" is not part of the server`)),
        ...(own && { migrations: own }),
      }
    }),
  )
}

/** Named sources with what a document may ask of them. */
export function namedSources(): Sources {
  return allSources
}
