import type { Endpoint } from '../../../../src/runtime/gateway/endpoint.ts'

const found = import.meta.glob<Readonly<Record<string, Endpoint>>>('../../../../src/runtime/gateway/endpoints/*/*.ts', { eager: true })

/** Every call of the gateway by its description: its name, and the path by which a fault finds it. */
export const calls: readonly { name: string; path: string }[] = Object.values(found)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && 'path' in value)
  .map(({ name, path }) => ({ name, path }))
